// A message for the outbox.

export type Mail = {
	to: string
	subject: string
	text: string
	html: string
	/** Links of the message, most important first. */
	links?: readonly string[]
	replyTo?: string
}

export type Sms = {
	/** E.164, with the plus. */
	phone: string
	text: string
}
