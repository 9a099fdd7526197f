// The forms of the account page, except the profile's.
import { z } from 'zod'

const text = z.string().max(2_000).catch('')
/** A password is not trimmed. */
const password = text
const optional = (value: string) => (value === '' ? undefined : value)

export const PasswordForm = z.object({
	currentPassword: password.transform(optional),
	newPassword: password,
	code: text.transform((typed) => optional(typed.replaceAll(/\s/g, ''))),
})
export type PasswordForm = z.infer<typeof PasswordForm>

export const EmailForm = z.object({ newEmail: text.transform((typed) => typed.trim()) })
export const IdForm = z.object({ id: text })

export const DeletionForm = z.object({
	confirmation: text,
	currentPassword: password.transform(optional),
	code: text.transform((typed) => optional(typed.replaceAll(/\s/g, ''))),
})
export type DeletionForm = z.infer<typeof DeletionForm>

export const maxJoined = 500

/** Body of `POST /account/favorites`: JSON or, without the list, a form. */
export const FavoritesChange = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('star'), id: z.string().max(64) }),
	z.object({ intent: z.literal('unstar'), id: z.string().max(64) }),
	z.object({ intent: z.literal('join'), ids: z.array(z.string().max(64)).max(maxJoined) }),
])
export type FavoritesChange = z.infer<typeof FavoritesChange>
