// Marks in the templates for what the owner sets: the mailer puts the values in when it writes a message.

/** Private-use characters, which no input contains. */
export const marks = {
	name: '\u{F0001}',
	phone: '\u{F0002}',
	primary: '\u{F0003}',
	action: '\u{F0004}',
	turf: '\u{F0005}',
	patch: '\u{F0006}',
	/** ` since 1958`, or nothing. */
	since: '\u{F0007}',
	sinceInSpanish: '\u{F0008}',
} as const
