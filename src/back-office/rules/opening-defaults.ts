// What stands in the form that opens a portal before anybody types.
import { addDays, isoDate } from '#kit/time.ts'
import { typedIn } from '#kit/typed-fields.ts'
import type { TypedOpening } from '#portals/rules/portal-form.ts'
import { defaultTimeZone } from '#portals/rules/time-zones.ts'
import type { OrganizationLine, RequestView } from '#portals/views.ts'

/** Three weeks: a roster is loaded, sizes are tried, and there is time to make it before the season. */
const firstDeadlineDays = 21

export const firstDeadline = (now: Date): string => addDays(isoDate(now), firstDeadlineDays)

/** The school year's half that begins next or goes on now: `Fall 2026`. */
export function seasonOf(now: Date): string {
	const year = now.getUTCFullYear()
	return now.getUTCMonth() < 6 ? `Spring ${year}` : `Fall ${year}`
}

/** The word of a name that tells it from others, to look for its like: `Lakewood`. */
export const tellingWord = (name: string): string => name.split(/\s+/).find((word) => word.length > 3) ?? name

const empty = typedIn(['margin', 'goal', 'certificate', 'certificateUntil'], {})

export function openingFor(
	{ organizationName, sport }: Pick<RequestView, 'organizationName' | 'sport'>,
	organizations: readonly OrganizationLine[],
	now: Date,
): TypedOpening {
	const same = organizations.find(({ name }) => name.toLowerCase() === organizationName.toLowerCase())
	return {
		...empty,
		organization: same?.id ?? 'new',
		organizationName,
		teamName: organizationName.slice(0, 80),
		school: organizationName.slice(0, 120),
		sport,
		season: seasonOf(now),
		timeZone: defaultTimeZone,
	}
}
