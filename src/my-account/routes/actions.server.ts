// The forms of the account page: each intent with its action and message.
import { readProfileForm } from '#accounts/schemas.ts'
import { keepAccount, requestDeletion } from '#accounts/service/deletion.server.ts'
import { revokeDevice, revokeOtherDevices } from '#accounts/service/devices.server.ts'
import { saveProfile } from '#accounts/service/profile.server.ts'
import { AuthFailure } from '#auth/rules/errors.ts'
import { errorsIn } from '#http/language-answers.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { PageLanguage } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { DeletionForm, EmailForm, IdForm, PasswordForm } from '../rules/forms.ts'
import type { Member } from '../dependencies.server.ts'
import { accountPhrases } from '../rules/account-phrases.ts'
import { notDoneBy, type DoneCode, type NotDone, type SectionId } from '../rules/outcomes.ts'
import {
	changeEmail,
	changePassword,
	mailCode,
	unlinkIdentity,
	type OwnCall,
} from '../service/sign-in.server.ts'

type Fields = Readonly<Record<string, unknown>>
type Outcome = DoneCode | NotDone
type StaffAction = { section: SectionId; run: (own: OwnCall, fields: Fields) => Promise<Outcome> }

async function save({ call }: OwnCall, fields: Fields): Promise<Outcome> {
	const read = readProfileForm(fields)
	if (!read.ok) return { section: 'profile', errors: read.errors, typed: read.typed }
	await saveProfile(call, read.value)
	return 'profile'
}

async function leave({ call, accessToken }: OwnCall, fields: Fields): Promise<Outcome> {
	const { confirmation, currentPassword, code } = DeletionForm.parse(fields)
	const evidence = { currentPassword, nonce: code, accessToken }
	await requestDeletion(call, { ...evidence, confirmation, today: shopDay(call.now) })
	return 'leaving'
}

const staffActions: Record<string, StaffAction> = {
	profile: { section: 'profile', run: save },
	password: {
		section: 'password',
		run: async (own, fields) => {
			await changePassword(own, PasswordForm.parse(fields))
			return 'password'
		},
	},
	code: {
		section: 'password',
		run: async (own) => {
			await mailCode(own)
			return 'code'
		},
	},
	email: {
		section: 'email',
		run: async (own, fields) => {
			await changeEmail(own, EmailForm.parse(fields).newEmail)
			return 'email'
		},
	},
	unlink: {
		section: 'identities',
		run: async (own, fields) => {
			await unlinkIdentity(own, IdForm.parse(fields).id)
			return 'unlinked'
		},
	},
	device: {
		section: 'devices',
		run: async ({ call }, fields) => {
			await revokeDevice(call, IdForm.parse(fields).id)
			return 'device'
		},
	},
	devices: {
		section: 'devices',
		run: async ({ call }) => {
			await revokeOtherDevices(call)
			return 'devices'
		},
	},
	leave: { section: 'deletion', run: leave },
	keep: {
		section: 'profile',
		run: async ({ call, accessToken }) => {
			await keepAccount(call, accessToken)
			return 'kept'
		},
	},
}

/** Fields sent back after an error; secrets are not. */
const shown = ['fullName', 'phone', 'newEmail', 'confirmation'] as const

export const typedIn = (fields: Fields): Record<string, string> =>
	Object.fromEntries(
		shown.flatMap((name) => {
			const value = fields[name]
			return typeof value === 'string' ? [[name, value.slice(0, 300)]] : []
		}),
	)

function refusedBy(section: SectionId, failure: unknown): NotDone {
	if (failure instanceof AuthFailure) return notDoneBy(section, failure)
	if (!(failure instanceof Refusal)) throw failure
	if (failure.code === 'invalid') return { section, errors: { confirmation: failure.message } }
	return { section, errors: {}, notice: failure.message }
}

/** Runs the action of the pressed button. An unknown intent is not from our forms. */
export async function act({ call, viewer }: Member, fields: Fields): Promise<Outcome | undefined> {
	const { intent } = fields
	const staffAction =
		typeof intent === 'string' && Object.hasOwn(staffActions, intent) ? staffActions[intent] : undefined
	if (!staffAction) return undefined
	try {
		return await staffAction.run({ call, accessToken: viewer.accessToken }, fields)
	} catch (failure) {
		return { typed: typedIn(fields), ...refusedBy(staffAction.section, failure) }
	}
}

/** A refused form in the language of its page. */
export const notDoneIn = (language: PageLanguage, { notice, ...refused }: NotDone): NotDone => ({
	...refused,
	errors: errorsIn(language, refused.errors, accountPhrases),
	...(notice !== undefined && { notice: messageIn(language, notice, accountPhrases) }),
})
