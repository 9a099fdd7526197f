// The mails that the shop of the journeys has sent, as its demo inbox tells them.
import { expect } from 'vitest'
import { patience } from './patience.ts'

export type Letter = { to: string; subject: string; text: string; links: string[] }

/** All mails to an address, newest first. */
export async function lettersTo(shopUrl: string, to: string): Promise<Letter[]> {
	const answer = await fetch(`${shopUrl}/dev/inbox.json?${new URLSearchParams({ to }).toString()}`)
	if (!answer.ok) throw new Error(`The inbox answered ${answer.status}`)
	// Cast: the shape is that of `mail/routes/inbox-json.ts`, whose own test keeps it.
	return (await answer.json()) as Letter[]
}

/** The newest mail to an address about a subject, once it is there. */
export async function letterTo(shopUrl: string, to: string, subject: string): Promise<Letter> {
	const about = async () => (await lettersTo(shopUrl, to)).find((letter) => letter.subject === subject)
	await expect.poll(about, patience).toBeDefined()
	const found = await about()
	if (!found) throw new Error(`No mail '${subject}' to ${to}`)
	return found
}

/** Where the button of a mail leads. */
export function linkIn({ subject, links: [first] }: Letter): string {
	if (!first) throw new Error(`No link in '${subject}'`)
	return first
}
