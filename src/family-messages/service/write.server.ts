// Writing to the families of a portal: by the schedule, and when the coach asks for it.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { addDays, dayMs } from '#kit/time.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { familyMail, familyText, type FamilyMessage } from '#mail/templates/family-mails.ts'
import { shareToken } from '#orders/service/shares.server.ts'
import { shareUrl } from '#orders/urls.ts'
import { managedPortal, portalBehindLink, type Portal } from '#portals/service/scope.server.ts'
import { linkDays } from '#rosters/rules/player.ts'
import { addFamilyLinks } from '#rosters/service/links.server.ts'
import { familyOrderUrl, familyUrl } from '#rosters/urls.ts'
import { messages } from '../messages.ts'
import { isDaytime, planMessages, type Planned } from '../rules/plan.ts'
import { insertMessages, lockSettings, runningPortals, takeOverStates } from '../store/messages.server.ts'
import { stopUrl } from '../urls.ts'
import { portalFacts, type PortalFacts } from './facts.server.ts'

export type FamilyMessageDependencies = Pick<MailDependencies, 'sendMails' | 'sendTexts' | 'sender'> & {
	/** Links of shares are derived from it. */
	shareSecret: string
}

/** The hour of the day in this time zone, 0 to 23. */
export const hourIn = (timeZone: string, now: Date): number =>
	Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))

const stateOf = { send: 'queued', stopped: 'stopped', no_address: 'skipped', limit: 'skipped' } as const

type Writing = { portal: Portal; facts: PortalFacts; planned: readonly Planned[] }

/** Sends what is planned, at most once each. @returns number of messages */
async function write(
	inner: ServiceContext,
	dependencies: FamilyMessageDependencies,
	{ portal, facts, planned }: Writing,
): Promise<number> {
	const { db, now } = inner
	const { today } = facts
	const all = planned.map((one) => ({ ...one, id: randomUUID() }))
	const written = await insertMessages(
		db,
		all.map(({ to: _to, lastOn: _lastOn, outcome, ...one }) => ({
			...one,
			portalId: portal.id,
			state: stateOf[outcome],
			reason: outcome === 'no_address' || outcome === 'limit' ? outcome : null,
			writtenOn: today,
			at: now,
		})),
	)
	const sending = all.filter(({ id, outcome }) => outcome === 'send' && written.has(id))
	const tokens = await addFamilyLinks(
		{ db, now },
		sending.map(({ rosterId, lastOn }) => {
			// A link outlives the step that it is for.
			const last = addDays(lastOn ?? today, linkDays)
			const until = new Date(Math.max(Date.parse(last), now.getTime() + linkDays * dayMs))
			return { rosterId, expiresAt: until }
		}),
	)
	const { publicUrl } = dependencies.sender
	const shares = new Map(facts.families.map(({ rosterId, share }) => [rosterId, share]))
	const messageOf = ({
		id,
		rosterId,
		kind,
		language,
		lastOn,
		to,
	}: (typeof sending)[number]): FamilyMessage => {
		const token = tokens.get(rosterId) ?? ''
		const share = kind === 'pay' ? shares.get(rosterId) : undefined
		const own = kind === 'confirm' ? familyUrl(token) : familyOrderUrl(token)
		const path = share ? shareUrl(shareToken(dependencies, share.id)) : own
		return {
			id,
			to,
			kind,
			language,
			teamName: portal.teamName,
			today,
			lastOn,
			amountCents: share?.amountCents ?? 0,
			href: `${publicUrl}${path}`,
			stopHref: `${publicUrl}${stopUrl(token)}`,
		}
	}
	const by = Map.groupBy(sending, ({ channel }) => channel)
	const mails = (by.get('mail') ?? []).map((one) => familyMail(messageOf(one), dependencies.sender))
	await dependencies.sendMails(inner, mails)
	await dependencies.sendTexts(
		inner,
		(by.get('text') ?? []).map((one) => familyText(messageOf(one))),
	)
	return sending.length
}

/** Writes what is due today in one portal. Of two processes the second waits here and finds nothing left. */
export async function writeDue(
	inner: ServiceContext,
	dependencies: FamilyMessageDependencies,
	portalId: string,
): Promise<number> {
	const settings = await lockSettings(inner.db, { portalId, now: inner.now })
	const portal = await portalBehindLink(inner, portalId)
	if (!settings.isOn || !isDaytime(hourIn(portal.timeZone, inner.now))) return 0
	const facts = await portalFacts(inner, { portal, settings })
	return write(inner, dependencies, {
		portal,
		facts,
		planned: planMessages({ ...facts, most: settings.most }),
	})
}

/** A job: writes to the families of all portals whose messages run, in the daytime of each. */
export async function writeToFamilies(
	context: ServiceContext,
	dependencies: FamilyMessageDependencies,
): Promise<void> {
	await takeOverStates(context.db)
	for (const portalId of await runningPortals(context.db)) {
		const sent = await inTransaction(context, (inner) => writeDue(inner, dependencies, portalId))
		if (sent > 0) context.log.info({ portalId, sent }, 'families written to')
	}
}

/**
 * Writes now: to all who have something left to do, or to those whose order is ready to be picked up.
 * @returns number of messages
 * @throws Refusal not_found, forbidden; conflict before the start, at night, or when there is no family to write to
 */
export async function writeNow(
	context: ServiceContext,
	dependencies: FamilyMessageDependencies,
	{ portalId, about }: { portalId: string; about: 'remind' | 'ready' },
): Promise<number> {
	const { portal } = await managedPortal(context, portalId)
	if (!isDaytime(hourIn(portal.timeZone, context.now))) throw new Refusal('conflict', messages.atNight)
	return inTransaction(context, async (inner) => {
		const settings = await lockSettings(inner.db, { portalId: portal.id, now: inner.now })
		if (!settings.isOn) throw new Refusal('conflict', messages.notStarted)
		const facts = await portalFacts(inner, { portal, settings })
		const all = planMessages({ ...facts, most: settings.most, byCoach: about })
		// The coach reads on the page who cannot be written to; only the schedule records it.
		const planned = all.filter(({ outcome }) => outcome === 'send')
		const sent = await write(inner, dependencies, { portal, facts, planned })
		if (sent === 0) throw new Refusal('conflict', messages[about === 'ready' ? 'nothingReady' : 'nobodyDue'])
		const event = about === 'ready' ? 'families.told_ready' : 'families.reminded'
		await note(inner, { event, subject: portal.id, portalId: portal.id, details: { sent } })
		return sent
	})
}
