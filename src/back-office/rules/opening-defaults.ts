// Default values of the form that opens a portal.
import { addDays, type IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { typedIn } from '#kit/typed-fields.ts'
import type { TypedOpening } from '#portals/rules/portal-form.ts'
import { proposedName, type TeamLook } from '#portals/rules/team-look.ts'
import type { OrganizationLine, RequestView } from '#portals/views.ts'

/** Three weeks: enough to load a roster and try sizes, and production still finishes before the season. */
const firstDeadlineDays = 21

export const firstDeadline = (today: IsoDate): string => addDays(today, firstDeadlineDays)

/** The half of the year: `Fall 2026`. */
export function seasonOf(day: IsoDate): string {
	const [year, month] = day.split('-')
	return `${Number(month) <= 6 ? 'Spring' : 'Fall'} ${year}`
}

/** The distinctive word of a name, to search for similar ones: `Lakewood`. */
export const tellingWord = (name: string): string => name.split(/\s+/).find((word) => word.length > 3) ?? name

const empty = typedIn(['margin', 'goal', 'certificate', 'certificateUntil'], {})

export function openingFor(
	{ organizationName, sport, ...look }: Pick<RequestView, 'organizationName' | 'sport'> & TeamLook,
	organizations: readonly OrganizationLine[],
	{ today, timeZone }: { today: IsoDate; timeZone: TimeZone },
): TypedOpening {
	const same = organizations.find(({ name }) => name.toLowerCase() === organizationName.toLowerCase())
	return {
		...empty,
		organization: same?.id ?? 'new',
		organizationName,
		teamName: organizationName.slice(0, 80),
		school: organizationName.slice(0, 120),
		sport,
		season: seasonOf(today),
		primaryColor: look.primaryColor ?? '',
		secondaryColor: look.secondaryColor ?? '',
		printedName: look.printedName || proposedName(organizationName),
		timeZone,
	}
}
