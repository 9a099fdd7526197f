// The mails that the journeys' shop has sent, read from its demo inbox.
import { expect } from 'vitest'
import { patience } from './patience.ts'

export type Letter = { to: string; subject: string; text: string; links: string[] }

/** All mails to an address, newest first. */
export async function lettersTo(shopUrl: string, to: string): Promise<Letter[]> {
	const answer = await fetch(`${shopUrl}/dev/inbox.json?${new URLSearchParams({ to }).toString()}`)
	if (!answer.ok) throw new Error(`The inbox answered ${answer.status}`)
	// Cast: the shape is that of `mail/routes/inbox-json.ts`, which its own test checks.
	return (await answer.json()) as Letter[]
}

/** Waits for the newest mail to an address with this subject. */
export async function letterTo(shopUrl: string, to: string, subject: string): Promise<Letter> {
	const about = async () => (await lettersTo(shopUrl, to)).find((letter) => letter.subject === subject)
	await expect.poll(about, patience).toBeDefined()
	const found = await about()
	if (!found) throw new Error(`No mail '${subject}' to ${to}`)
	return found
}

/** The URL of the button in a mail. */
export function linkIn({ subject, links: [first] }: Letter): string {
	if (!first) throw new Error(`No link in '${subject}'`)
	return first
}
