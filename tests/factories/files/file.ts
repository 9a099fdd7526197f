// How tests describe a hostile file.

export type Verdict =
	/** The message that the coach gets. */
	| { refused: RegExp }
	/** Rebuilt without the harmful parts; the remaining art must still be there. */
	| { rebuilt: 'svg' | 'png' }

export type HostileFile = { title: string; name: string; bytes: Uint8Array; verdict: Verdict }

/** The targets that the files try to reach. */
export type Targets = {
	/** A web server that must never receive a request. */
	url: string
	/** Absolute paths of local files that must never be read. */
	picturePath: string
	textPath: string
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

export const rebuilt = (extension: 'svg' | 'png'): Verdict => ({ rebuilt: extension })
export const refused = (message: RegExp): Verdict => ({ refused: message })
