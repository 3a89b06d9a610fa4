import type { ConsentPurpose } from '@outrigger/rules/privacy/consent';
import { ownValue } from '@outrigger/rules/values/own-value';

/** All texts of the dialog, in one language. */
export interface ConsentTexts {
	/** Opens the dialog from the footer. */
	settings: string;
	title: string;
	intro: string;
	accept: string;
	refuse: string;
	choose: string;
	save: string;
	close: string;
	necessary: readonly [label: string, description: string];
	purposes: Readonly<Record<ConsentPurpose, readonly [label: string, description: string]>>;
}

const TEXTS: Readonly<Record<string, ConsentTexts>> = {
	en: {
		settings: 'Privacy settings',
		title: 'May we?',
		intro: 'This page works without any of it. You can change your mind at any time.',
		accept: 'Allow',
		refuse: 'Refuse',
		choose: 'Choose',
		save: 'Save choice',
		close: 'Close',
		necessary: ['Necessary', 'Remembers what you choose here. Always on.'],
		purposes: {
			statistics: [
				'Statistics',
				'Counts visits with Google Analytics, so that we know what is read.',
			],
			social: [
				'Social networks',
				'Shows content of Facebook and X in place; they learn of your visit.',
			],
			captcha: ['Protection of forms', 'Google or Cloudflare check that a person sends a form.'],
		},
	},
	de: {
		settings: 'Datenschutz-Einstellungen',
		title: 'Dürfen wir?',
		intro: 'Diese Seite geht auch ohne. Sie können Ihre Wahl jederzeit ändern.',
		accept: 'Erlauben',
		refuse: 'Ablehnen',
		choose: 'Auswählen',
		save: 'Auswahl speichern',
		close: 'Schließen',
		necessary: ['Notwendig', 'Merkt sich, was Sie hier wählen. Immer an.'],
		purposes: {
			statistics: [
				'Statistik',
				'Zählt Besuche mit Google Analytics, damit wir wissen, was gelesen wird.',
			],
			social: [
				'Soziale Netzwerke',
				'Zeigt Inhalte von Facebook und X; diese erfahren von Ihrem Besuch.',
			],
			captcha: [
				'Schutz der Formulare',
				'Google oder Cloudflare prüfen, ob ein Mensch ein Formular absendet.',
			],
		},
	},
	fr: {
		settings: 'Paramètres de confidentialité',
		title: 'Vous permettez ?',
		intro: 'Cette page fonctionne aussi sans. Vous pouvez changer d’avis à tout moment.',
		accept: 'Autoriser',
		refuse: 'Refuser',
		choose: 'Choisir',
		save: 'Enregistrer',
		close: 'Fermer',
		necessary: ['Nécessaire', 'Retient ce que vous choisissez ici. Toujours actif.'],
		purposes: {
			statistics: [
				'Statistiques',
				'Compte les visites avec Google Analytics, pour savoir ce qui est lu.',
			],
			social: [
				'Réseaux sociaux',
				'Affiche des contenus de Facebook et X, qui apprennent votre visite.',
			],
			captcha: [
				'Protection des formulaires',
				'Google ou Cloudflare vérifient qu’une personne envoie le formulaire.',
			],
		},
	},
	es: {
		settings: 'Ajustes de privacidad',
		title: '¿Nos permite?',
		intro: 'Esta página funciona también sin ello. Puede cambiar de opinión en cualquier momento.',
		accept: 'Permitir',
		refuse: 'Rechazar',
		choose: 'Elegir',
		save: 'Guardar',
		close: 'Cerrar',
		necessary: ['Necesario', 'Recuerda lo que elige aquí. Siempre activo.'],
		purposes: {
			statistics: ['Estadísticas', 'Cuenta visitas con Google Analytics, para saber qué se lee.'],
			social: [
				'Redes sociales',
				'Muestra contenidos de Facebook y X, que se enteran de su visita.',
			],
			captcha: [
				'Protección de formularios',
				'Google o Cloudflare comprueban que una persona envía el formulario.',
			],
		},
	},
	it: {
		settings: 'Impostazioni privacy',
		title: 'Possiamo?',
		intro: 'Questa pagina funziona anche senza. Può cambiare idea in ogni momento.',
		accept: 'Consenti',
		refuse: 'Rifiuta',
		choose: 'Scegli',
		save: 'Salva',
		close: 'Chiudi',
		necessary: ['Necessari', 'Ricorda ciò che sceglie qui. Sempre attivo.'],
		purposes: {
			statistics: [
				'Statistiche',
				'Conta le visite con Google Analytics, per sapere che cosa si legge.',
			],
			social: [
				'Reti sociali',
				'Mostra contenuti di Facebook e X, che vengono a sapere della visita.',
			],
			captcha: [
				'Protezione dei moduli',
				'Google o Cloudflare verificano che sia una persona a inviare.',
			],
		},
	},
	pt: {
		settings: 'Definições de privacidade',
		title: 'Podemos?',
		intro: 'Esta página funciona também sem isso. Pode mudar de ideia a qualquer momento.',
		accept: 'Permitir',
		refuse: 'Recusar',
		choose: 'Escolher',
		save: 'Guardar',
		close: 'Fechar',
		necessary: ['Necessário', 'Recorda o que escolhe aqui. Sempre ligado.'],
		purposes: {
			statistics: [
				'Estatísticas',
				'Conta visitas com o Google Analytics, para sabermos o que é lido.',
			],
			social: [
				'Redes sociais',
				'Mostra conteúdos do Facebook e do X, que ficam a saber da visita.',
			],
			captcha: [
				'Proteção de formulários',
				'A Google ou a Cloudflare verificam que uma pessoa envia o formulário.',
			],
		},
	},
	nl: {
		settings: 'Privacy-instellingen',
		title: 'Mogen wij?',
		intro: 'Deze pagina werkt ook zonder. U kunt uw keuze altijd veranderen.',
		accept: 'Toestaan',
		refuse: 'Weigeren',
		choose: 'Kiezen',
		save: 'Keuze bewaren',
		close: 'Sluiten',
		necessary: ['Noodzakelijk', 'Onthoudt wat u hier kiest. Altijd aan.'],
		purposes: {
			statistics: [
				'Statistiek',
				'Telt bezoeken met Google Analytics, zodat wij weten wat gelezen wordt.',
			],
			social: ['Sociale netwerken', 'Toont inhoud van Facebook en X; zij weten dan van uw bezoek.'],
			captcha: [
				'Bescherming van formulieren',
				'Google of Cloudflare controleren of een mens een formulier verstuurt.',
			],
		},
	},
	ar: {
		settings: 'إعدادات الخصوصية',
		title: 'هل تسمح لنا؟',
		intro: 'تعمل هذه الصفحة من دون ذلك أيضًا. يمكنك تغيير رأيك في أي وقت.',
		accept: 'سماح',
		refuse: 'رفض',
		choose: 'اختيار',
		save: 'حفظ الاختيار',
		close: 'إغلاق',
		necessary: ['ضروري', 'يتذكر ما تختاره هنا. مفعّل دائمًا.'],
		purposes: {
			statistics: ['إحصاءات', 'يحصي الزيارات عبر Google Analytics لنعرف ما يُقرأ.'],
			social: ['شبكات اجتماعية', 'يعرض محتوى من Facebook وX، فتعلم هذه الشبكات بزيارتك.'],
			captcha: ['حماية النماذج', 'تتحقق Google أو Cloudflare من أن إنسانًا يرسل النموذج.'],
		},
	},
};

/**
 * The texts of the dialog in a page's language; English where there is no translation.
 * @param language BCP 47, `de-AT`
 */
export function consentTexts(language: string): ConsentTexts {
	const [primary = ''] = language.toLowerCase().split(/[-_]/);
	return ownValue(TEXTS, primary) ?? (TEXTS.en as ConsentTexts);
}

/** The languages of the dialog. */
export const CONSENT_LANGUAGES = Object.keys(TEXTS);
