// Forms that invite people to a portal.
import { z } from 'zod'
import { errorsIn, typedIn } from '#kit/typed-fields.ts'
import { optionalNumber, type FieldErrors } from './form-fields.ts'
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

export const MailInvite = z.object({ role: z.enum(inviteRoles, 'Choose who they are'), emails: addresses })
export type MailInvite = z.infer<typeof MailInvite>

export const LinkInvite = z.object({
	role: z.enum(inviteRoles, 'Choose whom the link is for'),
	uses: optionalNumber('People', { from: 1, to: mostUses }).transform((uses) => uses ?? 1),
})
export type LinkInvite = z.infer<typeof LinkInvite>

const inviteFields = ['role', 'emails', 'uses'] as const
export type TypedInvite = Record<(typeof inviteFields)[number], string>
type Fields = Readonly<Record<string, unknown>>
type Read<Value> = { typed: TypedInvite } & ({ ok: true; value: Value } | { ok: false; errors: FieldErrors })

export function readMailInvite(fields: Fields): Read<MailInvite> {
	const typed = typedIn(inviteFields, fields)
	const parsed = MailInvite.safeParse(typed)
	return parsed.success
		? { ok: true, value: parsed.data, typed }
		: { ok: false, errors: errorsIn(inviteFields, parsed.error.issues), typed }
}

export function readLinkInvite(fields: Fields): Read<LinkInvite> {
	const typed = typedIn(inviteFields, fields)
	const parsed = LinkInvite.safeParse(typed)
	return parsed.success
		? { ok: true, value: parsed.data, typed }
		: { ok: false, errors: errorsIn(inviteFields, parsed.error.issues), typed }
}
