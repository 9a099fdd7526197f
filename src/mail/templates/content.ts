// What a mail says, before it has a look: HTML and plain text are made from the same description.

/** One line of a table; `href` makes its value a link. */
export type MailFact = { name: string; value: string; href?: string }

export type MailBlock =
	| { kind: 'text'; text: string }
	/** One per mail: what the person is asked to do. */
	| { kind: 'button'; label: string; href: string }
	/** Six digits to type. */
	| { kind: 'code'; code: string; label: string }
	| { kind: 'facts'; facts: readonly MailFact[] }
	/** Somebody else's words, line breaks kept. */
	| { kind: 'quote'; text: string }

export type MailContent = {
	subject: string
	/** One sentence that mail programs show beside the subject. */
	preview: string
	headline: string
	blocks: readonly MailBlock[]
	/** The footer: why this person got this mail. */
	reason: string
}

/** Where the mail comes from. */
export type Sender = {
	/** Origin of the shop, without a slash at the end. */
	publicUrl: string
}

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })

/** Control characters have no place in a line: a line break in a subject would begin a new header. */
export const oneLine = (words: string): string => words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
