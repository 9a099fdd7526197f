// Made-up people and places of the sample mails.
import type { Language } from '#kit/language.ts'
import type { IsoDate } from '#kit/time.ts'
import type { MailKey } from '../rules/mail-list.ts'
import type { Mail, Sender, Sms } from './content.ts'

export type SampleMail = { mail: Mail } | { text: Sms }
export type Sample = (sender: Sender, language: Language) => SampleMail

export const to = 'sam.rivera@example.com'
export const reference = '7c41d9e2'
export const id = '7c41d9e2-5b1f-4e0a-9d57-3c1c0b6a2f48'
export const teamName = 'Lincoln Hawks'
export const school = 'Lincoln High School'
export const day = (text: string) => text as IsoDate
export const lastDay = day('2027-03-12')

export const byKind = <Kind extends string, Key extends MailKey>(
	kinds: readonly Kind[],
	keyOf: (kind: Kind) => Key,
	sample: (kind: Kind, sender: Sender, language: Language) => SampleMail,
): [MailKey, Sample][] =>
	kinds.map((kind) => [keyOf(kind), (sender, language) => sample(kind, sender, language)])
