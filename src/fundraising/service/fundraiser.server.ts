// A team's fundraiser: set up by its managers, open to the public. It never reads the roster.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayIn, dayMs } from '#kit/time.ts'
import { isUuid } from '#kit/uuid.ts'
import { choiceOf } from '#portals/rules/team-look.ts'
import { setFundraisingGoal } from '#portals/service/fundraising-goal.server.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import type { FundraiserForm } from '../rules/fundraiser-form.ts'
import { raisingItems } from '../rules/raising-items.ts'
import { freeSlug, isSlug, slugFor } from '../rules/slug.ts'
import * as store from '../store/donations.server.ts'
import { sumsOf } from '../store/figures.server.ts'
import { itemsOffered } from '../store/items.server.ts'
import type { FundraiserSettings, FundraiserView } from '../views.ts'
import { fundraiserPictures } from './fundraiser-pictures.server.ts'

const donationsListed = 100
const donorsShown = 60

/** What a team's managers see and change. @throws Refusal not_found; forbidden for players */
export async function fundraiserSettings(
	context: ServiceContext,
	portalId: string,
): Promise<FundraiserSettings> {
	const { portal } = await managedPortal(context, portalId)
	const { db } = context
	const row = await store.fundraiserOf(db, portal.id)
	return {
		portal: { id: portal.id, teamName: portal.teamName, season: portal.season },
		slug: row?.slug ?? null,
		isOn: row?.isOn ?? false,
		story: row?.story ?? '',
		endsOn: row?.endsOn ?? '',
		goalCents: portal.fundraisingGoalCents,
		donations: await store.donationsOf(db, portal.id, donationsListed),
	}
}

/**
 * Saves the page; its address is made once. Off, the page is not found.
 * @throws Refusal not_found; forbidden for players; invalid for a last day that is over
 */
export const saveFundraiser = (
	context: ServiceContext,
	{ portalId, form }: { portalId: string; form: FundraiserForm },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { portal } = await managedPortal(inner, portalId)
		const { isOn, story, endsOn, goal } = form
		if (isOn && endsOn !== null && endsOn < dayIn(portal.timeZone, now))
			throw new Refusal('invalid', messages.endsInPast)
		await setFundraisingGoal(inner, portal, goal)
		const present = await store.lockFundraiser(db, portal.id)
		const wanted = slugFor(portal.teamName, portal.season)
		const slug =
			present?.slug ?? freeSlug(wanted, await store.slugsLike(db, { slug: wanted, portalId: portal.id }))
		await store.saveFundraiser(db, {
			portalId: portal.id,
			slug,
			isOn,
			story,
			endsOn,
			updatedAt: now,
		})
		const details = { isOn, goalCents: goal }
		await note(inner, { event: 'fundraiser.saved', subject: portal.id, portalId: portal.id, details })
		await raiseVersion(db, 'catalog')
	})

/** Takes a donor's name off the page, or puts it back. @throws Refusal not_found; forbidden for players */
export const hideDonor = (
	context: ServiceContext,
	{ portalId, donationId, isHidden }: { portalId: string; donationId: string; isHidden: boolean },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { portal } = await managedPortal(inner, portalId)
		const hiddenAt = isHidden ? now : null
		const isOwn =
			isUuid(donationId) && (await store.setHidden(db, { id: donationId, portalId: portal.id, hiddenAt }))
		if (!isOwn) throw new Refusal('not_found', messages.noDonation)
		const event = isHidden ? 'fundraiser.name_hidden' : 'fundraiser.name_shown'
		await note(inner, { event, subject: donationId, portalId: portal.id })
		await raiseVersion(db, 'catalog')
	})

export type OpenFundraiser = NonNullable<Awaited<ReturnType<typeof store.fundraiserBySlug>>>

/** A page that is switched on. @throws Refusal not_found, the same for a page that is off and one that never was */
export async function openFundraiser(
	{ db }: Pick<ServiceContext, 'db'>,
	slug: string,
): Promise<OpenFundraiser> {
	const row = isSlug(slug) ? await store.fundraiserBySlug(db, slug) : undefined
	if (!row?.isOn) throw new Refusal('not_found', messages.noFundraiser)
	return row
}

/** Days left with this one; null without an end, 0 when it is over. */
export function daysLeft(
	{ endsOn, timeZone }: Pick<OpenFundraiser, 'endsOn' | 'timeZone'>,
	now: Date,
): number | null {
	if (endsOn === null) return null
	const left = Math.round((Date.parse(endsOn) - Date.parse(dayIn(timeZone, now))) / dayMs) + 1
	return Math.max(0, left)
}

/** After the last day, or when the team's season is closed: nothing can be given any more. */
export const isOver = (row: Pick<OpenFundraiser, 'endsOn' | 'timeZone' | 'isOpen'>, now: Date): boolean =>
	!row.isOpen || daysLeft(row, now) === 0

/** What the public sees; names no player. @throws Refusal not_found */
export async function publicFundraiser(context: ServiceContext, slug: string): Promise<FundraiserView> {
	const { db, now } = context
	const row = await openFundraiser(context, slug)
	const { portalId, teamName, school, sport, season, story, goalCents, endsOn, marginBp } = row
	const { isOpen } = row
	const look = choiceOf(row)
	const today = dayIn(row.timeZone, now)
	const [sums] = await sumsOf(db, [portalId])
	return {
		slug,
		team: { name: teamName, school, sport, season },
		story,
		goalCents,
		raisedCents: Math.max(0, sums?.raisedCents ?? 0),
		supporters: await store.supportersOf(db, portalId),
		donors: await store.shownDonors(db, portalId, donorsShown),
		endsOn,
		daysLeft: daysLeft(row, now),
		isOver: isOver(row, now),
		pictures: await fundraiserPictures(db, look),
		look: look ?? null,
		items: isOpen ? raisingItems(await itemsOffered(db, { portalId, today }), marginBp) : [],
		marginBp,
	}
}
