// Everything the shop stores about a person, as a download.
import { strToU8, zipSync, type Zippable } from 'fflate'
import { z } from 'zod'
import { peoplePolicy } from '#accounts/policies.ts'
import { note } from '#accounts/service/audit.server.ts'
import { devicesOf } from '#accounts/service/devices.server.ts'
import { ownProfile } from '#accounts/service/profile.server.ts'
import { commentsForExport } from '#approvals/service/thread.server.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { audit } from '#auth/service/audit.server.ts'
import { findPerson } from '#auth/service/account-sessions.server.ts'
import { favoritesOf } from '#catalog/service/favorites.server.ts'
import { cartForExport } from '#cart/service/view.server.ts'
import { designsForExport } from '#designs/service/ownership.server.ts'
import { uploadsForExport } from '#files/service/files.server.ts'
import { commentsForExport as designCommentsForExport } from '#comments/service/manage.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatUsd } from '#kit/money.ts'
import { primaryRole } from '#kit/roles.ts'
import { ordersForExport } from '#orders/service/erase.server.ts'
import { quotesForExport } from '#quotes/service/export.server.ts'
import { rosterForExport } from '#rosters/service/erase.server.ts'
import { shipmentsForExport } from '#shipping/service/views.server.ts'
import { coDesignsForExport } from '#co-design/service/export.server.ts'
import { votesForExport } from '#votes/service/manage.server.ts'
import { assertCan } from '#policies/policy.ts'
import { isProvenAddress } from '../rules/proven-address.ts'
import { auditEntriesOf, messagesFrom, rolesOf } from '../store/export.server.ts'

export const exportsPerHour = 5
const hourMs = 3_600_000
const uuid = z.uuid()
const most = { favorites: 500, auditEntries: 5_000, messages: 1_000 }

const readme = `Everything the shop keeps about you, one JSON file per kind.

profile.json           who you are and how we reach you
roles.json             what you may do in the shop
favorites.json         the products you starred
designs.json           what you designed and saved, as it is now, with the price of each
design-versions.json   every version of it
design-players.json    the players of your designs: name, number, size, quantity
design-drafts.json     what you have not saved yet
design-links.json      the links that you shared, and those that you revoked
design-comments.json   the comments on your designs, those that you wrote elsewhere, and your answers
co-designs.json        the designs that you edit together with others, as they are now
design-votes.json      the votes between your designs, and their results
uploads.json           the art that you uploaded
cart.json              what lies in your cart, and for whom
orders.json            what you ordered, for whom, at what price and where it went
quotes.json            what we offered you, at what price, and how it went
roster.json            what the rosters of your teams say of you and your family, when a coach linked your account
shipments.json         the packages of your orders and their tracking numbers
approval-comments.json what you wrote and decided when orders were approved
addresses.json         where you had things sent
sessions.json          where you are signed in
identities.json        your ways to sign in
factors.json           your second steps, without their secrets
activity.json          what happened to your account, with address and browser
support-messages.json  what you wrote to us signed in or with an address that you confirmed by mail, and our answers

Times are in UTC. Passwords, codes and keys are kept as hashes or sealed and are in no file.
`

/** @throws Refusal signed_out, not_found */
async function factsOf(call: AuthCall): Promise<Record<string, unknown>> {
	const { db } = call
	const profile = await ownProfile(call)
	const full = await findPerson(call, profile.id)
	if (!full) throw new Refusal('not_found', 'This account is gone.')
	const { user, identities, factors } = full
	const roles = await rolesOf(db, profile.id)
	const favorites = await favoritesOf(call, most.favorites)
	const isProven = isProvenAddress({ ...user, identities })
	return {
		profile: {
			...profile,
			emailConfirmedAt: user.emailConfirmedAt,
			lastSignInAt: user.lastSignInAt,
			passwordChangedAt: user.passwordChangedAt,
		},
		roles: { primary: primaryRole(roles), roles: roles.length > 0 ? roles : ['retail'] },
		favorites: favorites.map(({ id, brand, model, priceCents, starredAt }) => ({
			productId: id,
			brand,
			model,
			price: formatUsd(priceCents),
			starredAt,
		})),
		...(await designsForExport(call, profile.id)),
		'design-comments': await designCommentsForExport(call, profile.id),
		'co-designs': await coDesignsForExport(call, profile.id),
		'design-votes': await votesForExport(call, profile.id),
		uploads: await uploadsForExport(call, profile.id),
		cart: await cartForExport(call, profile.id),
		...(await ordersForExport(call, profile.id)),
		quotes: await quotesForExport(call, profile.id),
		roster: await rosterForExport(call, profile.id),
		shipments: await shipmentsForExport(call, profile.id),
		'approval-comments': await commentsForExport(call, profile.id),
		sessions: await devicesOf(call),
		identities: identities.map(({ id, provider, email, createdAt, lastSignInAt }) => ({
			id,
			provider,
			email,
			createdAt,
			lastSignInAt,
		})),
		factors: factors.map(({ id, type, status, friendlyName, phone, createdAt }) => ({
			id,
			type,
			status,
			friendlyName,
			phone: phone && `+${phone}`,
			createdAt,
		})),
		activity: await auditEntriesOf(db, profile.id, most.auditEntries),
		'support-messages': await messagesFrom(
			db,
			{ userId: profile.id, provenEmail: isProven ? user.email : null },
			most.messages,
		),
	}
}

function archiveOf(facts: Record<string, unknown>): Uint8Array<ArrayBuffer> {
	const files: Zippable = { 'README.txt': strToU8(readme) }
	for (const [name, fact] of Object.entries(facts))
		files[`${name}.json`] = strToU8(`${JSON.stringify(fact, null, '\t')}\n`)
	return zipSync(files)
}

/** A zip archive of JSON files. @throws Refusal signed_out, not_found, too_many */
export async function exportOf(call: AuthCall): Promise<Uint8Array<ArrayBuffer>> {
	const { id } = await ownProfile(call)
	const limit = { name: 'export', subject: id, turns: exportsPerHour, windowMs: hourMs }
	if (!(await takeTurn(call.db, call.now, limit)))
		throw new Refusal('too_many', 'You have downloaded your data several times this hour.')
	await audit(call, 'data_exported', { userId: id })
	return archiveOf(await factsOf(call))
}

/** The same archive, for a person who asked the shop for it. Both logs record it. @throws Refusal forbidden, not_found */
export async function exportForStaff(call: AuthCall, userId: string): Promise<Uint8Array<ArrayBuffer>> {
	assertCan(call, peoplePolicy, 'export')
	const id = uuid.safeParse(userId)
	if (!id.success) throw new Refusal('not_found', 'This account does not exist.')
	const roles = await rolesOf(call.db, id.data)
	const facts = await factsOf({ ...call, actor: { userId: id.data, roles } })
	await audit(call, 'data_exported', { userId: id.data, by: call.actor.userId ?? 'operator' })
	await note(call, { event: 'person.exported', subject: id.data })
	return archiveOf(facts)
}
