// Portal requests: sent by anyone, decided by csr and admin within the promised 24 hours.
import { randomUUID } from 'node:crypto'
import { note, recordView } from '#accounts/service/audit.server.ts'
import { ownProfile } from '#accounts/service/profile.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { pageOf } from '#kit/pages.ts'
import { isUuid } from '#kit/uuid.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import {
	requestDeclinedMail,
	requestForStaffMail,
	requestReceivedMail,
} from '#mail/templates/portal-mails.ts'
import { messages } from '../messages.ts'
import { namesOf } from '../rules/team-look.ts'
import { emptyRequest, type PortalRequest, type TypedRequest } from '../rules/request-form.ts'
import { promisedHours, requestAge, type RequestAge } from '../rules/request-age.ts'
import { requestSportName, type RequestStatus } from '../states.ts'
import type { RequestDetail, WaitingRequest } from '../views.ts'
import {
	countRequests,
	insertRequest,
	lockRequest,
	requestById,
	requestsIn,
	sameRequestSince,
	saveRequestDecision,
	waitingRequestsOf,
	type RequestRow,
} from '../store/requests.server.ts'
import { logoToSend, logoView } from './request-logo.server.ts'
import { assertPortalStaff } from './scope.server.ts'

const hourMs = 3_600_000
/** Per client address: enough for all coaches behind one school's address, too few for a script. */
export const requestsPerHour = 20
/** Every request mails an address whose owner may not have asked for it. */
export const requestsPerAddressAndDay = 6
/** An athletic director requests a portal for each team of the school, and only mails their own address. */
export const requestsPerOwnAddressAndDay = 20
/** Within this time an identical request is a repeated click or navigation. */
const sameMs = 600_000

export type PortalDependencies = Pick<MailDependencies, 'sendMail' | 'sender' | 'supportTo'>
export type SentRequest = {
	request: PortalRequest
	/** Of its logo in the form; empty for none. */
	logo?: string
	clientAddress: string
	/** Of its sender; English when absent. */
	language?: Language
	dependencies: PortalDependencies
}

/** Whether the contact is the account that sends the request. */
async function isOwnAddress(context: ServiceContext, { contactEmail }: PortalRequest): Promise<boolean> {
	if (context.actor.userId === null) return false
	return (await ownProfile(context)).email?.toLowerCase() === contactEmail
}

/** Locks both counters until the transaction ends. @throws Refusal too_many */
async function limit(
	context: ServiceContext,
	{ clientAddress, request }: Pick<SentRequest, 'clientAddress' | 'request'>,
): Promise<void> {
	const { db, now } = context
	const byClient = { name: 'portal-request', subject: clientAddress }
	if (!(await takeTurn(db, now, { ...byClient, turns: requestsPerHour, windowMs: hourMs })))
		throw new Refusal('too_many', messages.tooManyRequests)
	const byAddress = { name: 'portal-request-mail', subject: request.contactEmail }
	const isOwn = await isOwnAddress(context, request)
	const turns = isOwn ? requestsPerOwnAddressAndDay : requestsPerAddressAndDay
	if (!(await takeTurn(db, now, { ...byAddress, turns, windowMs: 24 * hourMs })))
		throw new Refusal('too_many', messages.tooManyForAddress)
}

const staffFacts = (id: string, request: PortalRequest) => ({
	...request,
	id,
	sport: requestSportName(request.sport),
	colors: namesOf(request),
})

/**
 * Saves a request and mails it to the requester and the staff. The same request within ten minutes is not saved again.
 * @returns its id @throws Refusal too_many
 */
export function submitRequest(context: ServiceContext, sent: SentRequest): Promise<string> {
	const { request, dependencies, language } = sent
	return inTransaction(context, async (inner) => {
		const { db, now, actor } = inner
		const values = { ...request, userId: actor.userId }
		const same = () => sameRequestSince(db, values, new Date(now.getTime() - sameMs))
		const before = await same()
		if (before) return before
		await limit(inner, sent)
		// Of two concurrent requests the second has waited for the counters' locks.
		const meanwhile = await same()
		if (meanwhile) return meanwhile
		const id = randomUUID()
		const logoId = await logoToSend(inner, sent.logo ?? '')
		await insertRequest(db, { id, ...values, logoId, createdAt: now })
		const received = requestReceivedMail(request.contactEmail, dependencies.sender, language)
		await dependencies.sendMail(inner, received)
		if (dependencies.supportTo)
			await dependencies.sendMail(
				inner,
				requestForStaffMail(staffFacts(id, request), dependencies.supportTo, dependencies.sender),
			)
		return id
	})
}

/** The initial form values: for a signed-in user, the known contact data. */
export async function startingRequest(context: ServiceContext): Promise<TypedRequest> {
	if (context.actor.userId === null) return emptyRequest
	const { fullName, email, phone } = await ownProfile(context)
	return { ...emptyRequest, contactName: fullName, contactEmail: email ?? '', contactPhone: phone }
}

const mostWaiting = 5

/** The user's open requests, latest first; empty for visitors. */
export async function ownWaitingRequests({ db, now, actor }: ServiceContext): Promise<WaitingRequest[]> {
	const rows = actor.userId === null ? [] : await waitingRequestsOf(db, actor.userId, mostWaiting)
	return rows.map((row) => ({ ...row, age: requestAge(row.createdAt, now) }))
}

export const requestsPerPage = 25

const aged = <Row extends RequestRow>(row: Row, now: Date): Row & { age: RequestAge } => ({
	...row,
	age: requestAge(row.createdAt, row.decidedAt ?? now),
})

/** One page of the requests in a status, open ones oldest first, with counts. @throws Refusal forbidden */
export async function listRequests(
	context: ServiceContext,
	{ status, page: asked }: { status: RequestStatus; page: number },
) {
	assertPortalStaff(context)
	const { db, now } = context
	const counts = await countRequests(db, new Date(now.getTime() - promisedHours * hourMs))
	const { page, pages, offset } = pageOf(asked, counts[status], requestsPerPage)
	const rows = await requestsIn(db, { status, offset, limit: requestsPerPage })
	return { counts, pages, page, requests: rows.map((row) => aged(row, now)) }
}

/** With the address of the account that sent it; audited. @throws Refusal forbidden, not_found */
export async function requestOf(context: ServiceContext, id: string): Promise<RequestDetail> {
	assertPortalStaff(context)
	const row = isUuid(id) ? await requestById(context.db, id) : undefined
	if (!row) throw new Refusal('not_found', messages.requestNotFound)
	await recordView(context, { event: 'request.opened', subject: row.id })
	return { ...aged(row, context.now), logo: row.logo && logoView(row.logo) }
}

/**
 * Locks an open request. Joins the open transaction.
 * @throws Refusal not_found; conflict when it is already decided
 */
export async function openRequest(inner: ServiceContext, id: string): Promise<RequestRow> {
	const row = isUuid(id) ? await lockRequest(inner.db, id) : undefined
	if (!row) throw new Refusal('not_found', messages.requestNotFound)
	if (row.status === 'accepted') throw new Refusal('conflict', messages.alreadyAccepted)
	if (row.status === 'declined') throw new Refusal('conflict', messages.alreadyDeclined)
	return row
}

/** Declines a request; the requester reads the reason. @throws Refusal forbidden, not_found, invalid, conflict */
export async function declineRequest(
	context: ServiceContext,
	dependencies: PortalDependencies,
	{ requestId, reason }: { requestId: string; reason: string },
): Promise<void> {
	assertPortalStaff(context)
	const why = reason.trim().slice(0, 1_000)
	if (why === '') throw new Refusal('invalid', messages.reasonRequired)
	return inTransaction(context, async (inner) => {
		const request = await openRequest(inner, requestId)
		const { db, now, actor } = inner
		const decision = { status: 'declined', reason: why, decidedBy: actor.userId, decidedAt: now } as const
		await saveRequestDecision(db, requestId, decision)
		await note(inner, { event: 'request.declined', subject: requestId })
		await dependencies.sendMail(inner, requestDeclinedMail(request.contactEmail, why, dependencies.sender))
	})
}
