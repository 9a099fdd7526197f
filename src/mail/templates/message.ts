// A message as it is put in the outbox.

export type Mail = {
	to: string
	subject: string
	text: string
	html: string
	/** Addresses a person is meant to open, most important first. */
	links?: readonly string[]
	replyTo?: string
}

export type Sms = {
	/** E.164, with the plus. */
	phone: string
	text: string
}
