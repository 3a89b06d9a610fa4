/** Drawings of lucide that the site may need; server only, so their number costs a visitor nothing. */
const LINE_FILES = import.meta.glob<string>(
	'/node_modules/lucide-static/icons/{accessibility,anchor,arrow-down,arrow-left,arrow-right,arrow-up,arrow-up-right,asterisk,at-sign,award,baby,badge,ban,banknote,bed,bell,bike,binoculars,bird,book,book-open,book-user,bookmark,box,briefcase,briefcase-medical,building,bus,calculator,calendar,calendar-check,calendar-days,camera,car,car-taxi-front,chart-column,chart-line,chart-pie,check,chevron-down,chevron-left,chevron-right,chevron-up,chevrons-down,chevrons-left,chevrons-right,chevrons-up,circle,circle-alert,circle-arrow-right,circle-check,circle-chevron-right,circle-dot,circle-minus,circle-play,circle-plus,circle-question-mark,circle-user,circle-x,clipboard,clipboard-list,clock,cloud,cloud-sun,code,coffee,compass,copy,credit-card,database,dollar-sign,download,droplet,ellipsis,ellipsis-vertical,euro,external-link,eye,eye-off,fan,file,file-text,film,fish,flag,flame,folder,folder-open,footprints,fuel,gauge,gem,gift,globe,graduation-cap,grid-3x3,grip-horizontal,hand,handshake,headphones,headset,heart,history,hotel,hourglass,house,image,images,info,key,landmark,languages,laptop,layout-grid,leaf,life-buoy,lightbulb,link,list,list-filter,lock,lock-open,log-in,log-out,luggage,mail,mail-open,map,map-pin,map-pinned,martini,maximize,medal,megaphone,menu,message-circle,message-circle-more,message-square,messages-square,minus,moon,mountain,mouse-pointer,move,move-left,move-right,music,navigation,network,pause,pen,pencil,percent,phone,phone-call,plane,play,plug,plus,power,printer,quote,redo,refresh-cw,rocket,route,rss,ruler,sailboat,save,scissors,search,send,settings,share-2,shield,ship,shopping-bag,shopping-basket,shopping-cart,shower-head,shuffle,smartphone,smile,snowflake,square,square-check,square-parking,square-pen,star,star-half,store,sun,tag,tags,text-align-start,thermometer,thumbs-down,thumbs-up,ticket,timer,train-front,trash,trash-2,tree-pine,triangle-alert,trophy,truck,tv,umbrella,undo,upload,user,user-plus,users,utensils,video,volume-2,volume-x,wand-sparkles,waves,wifi,wind,wine,wrench,x,zap}.svg',
	{ query: '?raw', import: 'default', eager: true },
);

/** Marks of brands from simple-icons. */
const BRAND_FILES = import.meta.glob<string>(
	'/node_modules/simple-icons/icons/{airbnb,android,apple,applepay,bandcamp,behance,bitbucket,bluesky,css,deviantart,digg,discord,dribbble,elementor,facebook,flickr,foursquare,github,gitlab,google,googlepay,googleplay,houzz,html5,instagram,javascript,line,mastercard,mastodon,medium,meetup,messenger,mix,odnoklassniki,paypal,php,pinterest,reddit,signal,snapchat,soundcloud,spotify,stackoverflow,steam,strava,stripe,telegram,threads,tiktok,tripadvisor,tumblr,twitch,viber,vimeo,visa,vk,wechat,whatsapp,wordpress,x,xing,yelp,youtube}.svg',
	{ query: '?raw', import: 'default', eager: true },
);

/** Marks that simple-icons does not carry, as plain letters and shapes of our own. */
const OWN_MARKS: Readonly<Record<string, string>> = {
	linkedin:
		'<path d="M3 9h4v12H3zM5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm4.5 6h3.8v1.7c.7-1.2 2-2 3.7-2 3 0 4 1.9 4 5V21h-4v-6.5c0-1.6-.4-2.5-1.6-2.5-1.3 0-1.9 1-1.9 2.6V21h-4z"/>',
	skype:
		'<path d="M12 2a10 10 0 0 0-9.5 13A5.5 5.5 0 0 0 9 21.5 10 10 0 0 0 21.5 9 5.5 5.5 0 0 0 15 2.5 10 10 0 0 0 12 2zm4 12.5c0 2-1.7 3-4 3-2.5 0-4-1.3-4-2.5 0-1.6 2-1.7 2.6-.5.5.9 2.6 1 2.6 0 0-1.6-5-.7-5-4 0-1.7 1.5-3 3.8-3 2.2 0 3.6 1.1 3.6 2.2 0 1.4-1.8 1.6-2.4.6-.5-.7-2-.8-2 .1 0 1.4 4.8.7 4.8 4.1z"/>',
	pocket:
		'<path d="M4 3h16a2 2 0 0 1 2 2v6a10 10 0 0 1-20 0V5a2 2 0 0 1 2-2zm3 6-1 1.5 6 5.5 6-5.5L17 9l-5 4.5z"/>',
	stumbleupon:
		'<path d="M12 6a5 5 0 0 0-5 5v4a1 1 0 0 1-2 0v-3H1v3a5 5 0 0 0 10 0v-4a1 1 0 0 1 2 0v1l2 1 2-1v-1a5 5 0 0 0-5-5zm3 8v1a4 4 0 0 0 8 0v-3h-4v3a1 1 0 0 1-2 0v-2z"/>',
	slack:
		'<path d="M9 2a2 2 0 0 1 2 2v5H9a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm6 20a2 2 0 0 1-2-2v-5h2a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2zM2 15a2 2 0 0 1 2-2h5v2a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zm20-6a2 2 0 0 1-2 2h-5V9a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2z"/>',
	amazon:
		'<path d="M12 3c3.5 0 5 1.7 5 4.5V13l1.2 2-2 1.5-1.5-1.7C13.6 16 12.5 16.5 11 16.5c-2.5 0-4-1.5-4-3.7 0-3 2.4-4 6.5-4.2 0-2-.3-2.8-1.7-2.8-1 0-1.7.5-1.9 1.6l-2.5-.3C7.7 4.3 9.5 3 12 3zm1.5 7.5c-2 .1-3.2.6-3.2 2.1 0 1 .5 1.6 1.4 1.6 1.2 0 1.8-1 1.8-2.6zM3 17c6 4 12 4 18 1l.5 1C15 22.5 8.5 22 2.5 18z"/>',
};

/** The drawing of a lucide icon, as it stands in the package; undefined for a name that is not carried. */
export function lineFile(name: string): string | undefined {
	return LINE_FILES[`/node_modules/lucide-static/icons/${name}.svg`];
}

/**
 * Returns the content of the `svg` of a brand's mark; undefined for a name that we do not carry.
 */
export function brandFile(name: string): string | undefined {
	if (Object.hasOwn(OWN_MARKS, name)) return OWN_MARKS[name];
	return BRAND_FILES[`/node_modules/simple-icons/icons/${name}.svg`];
}
