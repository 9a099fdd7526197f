// Forms that invite people to a portal.
import { z } from 'zod'
import { languageIn } from '#kit/language.ts'
import { readTyped } from '#kit/typed-fields.ts'
import { optionalNumber } from './form-fields.ts'
import { inviteRoles } from '../states.ts'

/** Maximum addresses per form. */
export const mostAddresses = 20
/** Maximum uses of one link. */
export const mostUses = 200

const address = z.email()

const addresses = z
	.string()
	.transform((text) => [
		...new Set(
			text
				.toLowerCase()
				.split(/[\s,;]+/)
				.filter(Boolean),
		),
	])
	.superRefine((list, context) => {
		const wrong = list.findIndex((text) => text.length > 255 || !address.safeParse(text).success)
		if (list.length === 0) context.addIssue('Type at least one email address')
		else if (list.length > mostAddresses)
			context.addIssue(`Invite ${mostAddresses} people at a time; share a link for more`)
		else if (wrong >= 0) context.addIssue(`Address ${wrong + 1} is not a valid email address`)
	})

export const MailInvite = z.object({
	role: z.enum(inviteRoles, 'Choose who they are'),
	emails: addresses,
	/** Of the mail, and of the page behind its link. */
	language: z.string().transform((text) => languageIn(text) ?? 'en'),
})
export type MailInvite = z.infer<typeof MailInvite>

export const LinkInvite = z.object({
	role: z.enum(inviteRoles, 'Choose whom the link is for'),
	uses: optionalNumber('People', { from: 1, to: mostUses }).transform((uses) => uses ?? 1),
})
export type LinkInvite = z.infer<typeof LinkInvite>

const inviteFields = ['role', 'emails', 'uses', 'language'] as const
export type TypedInvite = Record<(typeof inviteFields)[number], string>
type Fields = Readonly<Record<string, unknown>>

export const readMailInvite = (fields: Fields) => readTyped(inviteFields, MailInvite, fields)
export const readLinkInvite = (fields: Fields) => readTyped(inviteFields, LinkInvite, fields)
