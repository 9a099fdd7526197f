// Escapes text for XML.

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
}

export const escapeXml = (text: string): string =>
	text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
