// Parses JSON from untrusted senders: bounds the depth, so that recursive code cannot overflow the stack.

/** Nesting limit of objects and arrays; the shop's deepest body, a design, has under 20. */
export const maxJsonDepth = 64

/** The text is no JSON, or nests deeper than `maxJsonDepth`. */
export class InvalidJson extends Error {
	override readonly name = 'InvalidJson'
}

const codes = { quote: 34, backslash: 92, openArray: 91, closeArray: 93, openObject: 123, closeObject: 125 }

/** Scans the text without parsing it; brackets inside strings do not count. */
function isTooDeep(text: string): boolean {
	let depth = 0
	let isInString = false
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at)
		if (isInString) {
			if (code === codes.backslash) at += 1
			else if (code === codes.quote) isInString = false
		} else if (code === codes.quote) isInString = true
		else if (code === codes.openArray || code === codes.openObject) {
			depth += 1
			if (depth > maxJsonDepth) return true
		} else if (code === codes.closeArray || code === codes.closeObject) depth -= 1
	}
	return false
}

/** @throws InvalidJson */
export function parseJson(text: string): unknown {
	if (isTooDeep(text)) throw new InvalidJson(`JSON nests deeper than ${maxJsonDepth} levels`)
	try {
		return JSON.parse(text)
	} catch (cause) {
		throw new InvalidJson('Text is no JSON', { cause })
	}
}
