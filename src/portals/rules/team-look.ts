// A team's look: two colors of the palette and the name that its garments print.
import { z } from 'zod'
import { teamColor, teamColors, type TeamColorId } from '#garments/colors.ts'
import type { Recoloring } from '#garments/recolor.ts'
import { longestTeamName, normalTeamName, teamChoice, type TeamChoice } from '#pictures/rules/team-choice.ts'

export type TeamLook = {
	primaryColor: TeamColorId | null
	secondaryColor: TeamColorId | null
	/** Empty for garments without a name. */
	printedName: string
}

const isTeamColor = (text: unknown): text is TeamColorId => teamColors.some(({ id }) => id === text)

/** A palette color; empty is null. */
const color = z
	.string()
	.refine((text) => text === '' || isTeamColor(text), 'Choose a color from the list')
	.transform((text) => (isTeamColor(text) ? text : null))

/** Fields of forms, all of them optional: a team that has no colors yet is shown in the shop's. */
export const lookFields = {
	primaryColor: color,
	secondaryColor: color,
	printedName: z
		.string()
		.trim()
		.max(longestTeamName, `Name on the gear can have ${longestTeamName} characters at most`)
		.transform(normalTeamName),
}

export const lookIn = ({ primaryColor, secondaryColor, printedName }: TeamLook): TeamLook => ({
	primaryColor,
	secondaryColor,
	printedName,
})

/** Both colors as hex and the name; undefined while a color is unknown. */
export const recoloringOf = ({
	primaryColor,
	secondaryColor,
	printedName,
}: TeamLook): Recoloring | undefined =>
	primaryColor === null || secondaryColor === null
		? undefined
		: {
				primary: teamColor(primaryColor).hex,
				secondary: teamColor(secondaryColor).hex,
				teamName: printedName,
			}

/** For pictures of the shop; undefined while a color is unknown. */
export const choiceOf = ({ primaryColor, secondaryColor, printedName }: TeamLook): TeamChoice | undefined =>
	primaryColor === null || secondaryColor === null
		? undefined
		: teamChoice(`${primaryColor}-${secondaryColor}`, printedName)

/** "Navy, Athletic Gold, WILDCATS"; empty when nothing is known. */
export const namesOf = ({ primaryColor, secondaryColor, printedName }: TeamLook): string =>
	[...[primaryColor, secondaryColor].flatMap((id) => (id === null ? [] : teamColor(id).name)), printedName]
		.filter(Boolean)
		.join(', ')

/** Words that name an organization and not its team. */
const ofOrganizations =
	/^(?:academy|association|athletics?|club|college|district|high|league|prep|school|schools|youth)$/i

/** What the garments of a team print until it says otherwise: its distinctive last word, `Lakewood Rams` → `RAMS`. */
export function proposedName(teamName: string): string {
	const words = teamName.split(/\s+/).filter(Boolean)
	const telling = words.filter((word) => !ofOrganizations.test(word))
	return normalTeamName((telling.at(-1) ?? words[0] ?? '').toUpperCase())
}
