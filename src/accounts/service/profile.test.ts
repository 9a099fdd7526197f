import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitor } from '#kit/roles.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { newMember } from '../../../tests/factories/accounts.ts'
import { ownProfile, saveProfile } from './profile.server.ts'

const { call } = await openTestAuth()
const form = { fullName: 'Dana Whitfield', phone: '(330) 555-0147' }

test('name and phone are saved, for this person alone', async () => {
	const [one, other] = [await newMember(call()), await newMember(call())]
	await saveProfile(one.call, form)
	expect(await ownProfile(one.call)).toMatchObject({ ...form, email: one.email })
	expect(await ownProfile(other.call)).toMatchObject({ fullName: 'Pat Kim', phone: '' })
})

test('a visitor has no profile, and neither has a person who is gone', async () => {
	const stranger = { ...call(), actor: visitor }
	const gone = { ...call(), actor: { userId: randomUUID(), roles: ['retail' as const] } }
	for (const refused of [ownProfile, (who: typeof stranger) => saveProfile(who, form)]) {
		await expect(refused(stranger)).rejects.toMatchObject({ code: 'signed_out' })
		await expect(refused(gone)).rejects.toMatchObject({ code: 'not_found' })
	}
})
