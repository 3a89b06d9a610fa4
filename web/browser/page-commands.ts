export function reloadPage(): void {
	location.reload();
}

export function goBack(): void {
	history.back();
}

export function printPage(): void {
	print();
}
