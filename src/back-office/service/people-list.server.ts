// People for staff: search, details, signing out. Roles are in `roles.server.ts`.
import { assertCan } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'
import { z } from 'zod'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { endAllSessionsOf } from '#auth/service/account-sessions.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { cursorIn, cursorOf } from '#kit/cursor.ts'
import { Refusal } from '#kit/errors.ts'
import { hasAnyRole, type Role } from '#kit/roles.ts'
import { isoDate } from '#kit/time.ts'
import type { ListedPeople, PersonView } from '#accounts/rules/person.ts'
import { belongingsOf, listedPeople, personById } from '../store/people-list.server.ts'
import { note } from '#accounts/service/audit.server.ts'

export const peoplePerPage = 50
const [shortest, longest] = [2, 100]

const uuid = z.uuid()

type Asked = { role: Role | null; before: string | null; text?: string }

/** Newest accounts first, filtered by role; one statement. @throws Refusal forbidden */
export async function browsePeople(
	context: ServiceContext,
	{ role, before, text = '' }: Asked,
): Promise<ListedPeople> {
	assertCan(context, backOfficePolicy, 'open')
	const limit = peoplePerPage + 1
	const rows = await listedPeople(context.db, { text, role, before: cursorIn(before), limit })
	const people = rows.slice(0, peoplePerPage)
	const last = people.at(-1)
	return {
		people,
		older: rows.length > peoplePerPage && last ? cursorOf({ at: last.createdAt, id: last.id }) : null,
	}
}

/** Finds by a part of the name or address; audited without the search text. @throws Refusal forbidden, invalid */
export async function findPeople(
	context: ServiceContext,
	{ text, before }: { text: string; before: string | null },
): Promise<ListedPeople> {
	assertCan(context, backOfficePolicy, 'open')
	const asked = text.replaceAll('\0', '').trim()
	if (asked.length < shortest || asked.length > longest)
		throw new Refusal('invalid', `Please enter ${shortest} to ${longest} characters.`)
	const found = await browsePeople(context, { role: null, before, text: asked })
	await note(context, {
		event: 'people.searched',
		subject: 'people',
		details: { found: found.people.length },
	})
	return found
}

const missing = () => new Refusal('not_found', 'This account does not exist.')

/** Profile and memberships, in two statements; viewing is audited once a day. @throws Refusal forbidden, not_found */
export async function personForStaff(context: ServiceContext, idText: string): Promise<PersonView> {
	assertCan(context, backOfficePolicy, 'open')
	const { db, actor, now } = context
	const id = uuid.safeParse(idText)
	const person = id.success ? await personById(db, id.data) : undefined
	if (!person) throw missing()
	const belongings = await belongingsOf(db, person.id)
	const onceKey = `person.opened ${actor.userId ?? 'operator'} ${person.id} ${isoDate(now)}`
	await note(context, { event: 'person.opened', subject: person.id, onceKey })
	return { ...person, belongings }
}

/**
 * Ends every session of a person. Only admins end those of an admin.
 * @returns the number of sessions ended
 * @throws Refusal forbidden, not_found
 */
export async function signOutEverywhere(call: AuthCall, userId: string): Promise<number> {
	assertCan(call, backOfficePolicy, 'open')
	const id = uuid.safeParse(userId)
	return inTransaction(call, async (inner) => {
		const person = id.success ? await personById(inner.db, id.data) : undefined
		if (!person) throw missing()
		if (person.roles.includes('admin') && !hasAnyRole(inner.actor, ['admin']))
			throw new Refusal('forbidden', 'Only an administrator can sign an administrator out.')
		await endAllSessionsOf(inner, person.id)
		await note(inner, {
			event: 'person.signed_out',
			subject: person.id,
			details: { sessions: person.sessions },
		})
		return person.sessions
	})
}
