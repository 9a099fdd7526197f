/** A short mark of a text, to tell texts apart; 32 bits, so not for secrets. */
export function printOf(text: string): string {
	let print = 0
	for (const letter of text) print = (Math.imul(print, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
	return print.toString(36)
}
