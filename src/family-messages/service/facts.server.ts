// The facts that decide about messages, of one portal. The caller has checked the access.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { addDays, dayIn, dayMs, type IsoDate } from '#kit/time.ts'
import { orderSteps } from '#bulk-orders/service/order-steps.server.ts'
import type { Portal } from '#portals/service/scope.server.ts'
import { mailOf, phoneOf } from '../rules/addresses.ts'
import type { FamilyFacts, Window, Written } from '../rules/plan.ts'
import {
	familiesOf,
	lastReminderAt,
	openSharesOf,
	readyOrdersOf,
	stoppedAmong,
	type FamilyRow,
} from '../store/facts.server.ts'
import { writtenIn, type SettingsRow } from '../store/messages.server.ts'

/** As the list of stopped addresses has it. */
export const addressHash = (address: string): string => createHash('sha256').update(address).digest('hex')

/** Mail address first: it costs nothing and holds more. */
const addressIn = ({ parentEmail, parentPhone }: Pick<FamilyRow, 'parentEmail' | 'parentPhone'>) => {
	const email = mailOf(parentEmail)
	return { email, phone: email === '' ? phoneOf(parentPhone) : '' }
}

/** After these days nobody is told of an arrival any more, unless by the coach. */
const arrivalDays = 7

export type PortalFacts = {
	today: IsoDate
	/** When orders can be placed; null while none can. */
	orders: Window | null
	families: (FamilyFacts & { playerName: string; number: string })[]
}

type Asked = { portal: Portal; settings: Pick<SettingsRow, 'startedAt'> | undefined }

/** Nine statements, for any number of players. */
export async function portalFacts(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	{ portal, settings }: Asked,
): Promise<PortalFacts> {
	const { id: portalId, teamId, timeZone } = portal
	const dayOf = (instant: Date) => dayIn(timeZone, instant)
	const rows = (await familiesOf(db, teamId)).map((row) => ({ ...row, ...addressIn(row) }))
	const steps = await orderSteps({ db, now }, portal)
	const shares = new Map((await openSharesOf(db, { portalId, now })).map((row) => [row.rosterId, row]))
	const arrivedSince = new Date(now.getTime() - arrivalDays * dayMs)
	const ready = new Map(
		(await readyOrdersOf(db, { portalId, since: arrivedSince })).map(({ rosterId, ...order }) => [
			rosterId,
			order,
		]),
	)
	const written = Map.groupBy(await writtenIn(db, portalId), ({ rosterId }) => rosterId)
	const since = new Date(now.getTime() - 2 * dayMs)
	const reminderAt = await lastReminderAt(db, { portalId, since })
	const hashes = rows.flatMap(({ email, phone }) => (email || phone ? [addressHash(email || phone)] : []))
	const stopped = await stoppedAmong(db, [...new Set(hashes)])
	const families = rows.map((row) => {
		const { id, playerName, number, email, phone, language, isConfirmed, accountEmail } = row
		const share = shares.get(id)
		const openedOn = share && addDays(dayOf(share.createdAt), share.isOwn ? 1 : 0)
		return {
			rosterId: id,
			playerName,
			number,
			email,
			phone,
			language,
			isConfirmed,
			order: steps.stepOf(id),
			share:
				share && openedOn
					? {
							id: share.id,
							amountCents: share.amountCents,
							openedOn,
							lastOn: share.expiresAt && dayOf(share.expiresAt),
						}
					: null,
			ready: ready.get(id) ?? null,
			isStopped: stopped.has(addressHash(email || phone)),
			remindedOn:
				reminderAt && email !== '' && accountEmail?.toLowerCase() === email ? dayOf(reminderAt) : null,
			written: (written.get(id) ?? []).map(({ writtenOn, state, ...one }): Written => ({
				...one,
				// Cast: the column holds calendar days.
				on: writtenOn as IsoDate,
				counts: state !== 'skipped' && state !== 'stopped',
			})),
		}
	})
	const openedOn = dayOf(settings?.startedAt ?? now)
	return { today: dayOf(now), orders: steps.isOpen ? { openedOn, lastOn: steps.lastOn } : null, families }
}
