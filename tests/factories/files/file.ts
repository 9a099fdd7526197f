// How a hostile file is written down for the tests.

export type Verdict =
	/** What the coach is told. */
	| { refused: RegExp }
	/** Rebuilt without the harm; `art` says what must still be there. */
	| { rebuilt: 'svg' | 'png' }

export type HostileFile = { title: string; name: string; bytes: Uint8Array; verdict: Verdict }

/** What the files try to reach. */
export type Targets = {
	/** A web server that must never be asked. */
	url: string
	/** Absolute paths of files of this machine that must never be read. */
	picturePath: string
	textPath: string
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

export const rebuilt = (extension: 'svg' | 'png'): Verdict => ({ rebuilt: extension })
export const refused = (message: RegExp): Verdict => ({ refused: message })
