// The team whose portal's terms a design is priced with.
import type { BuilderData, BuilderTeam } from '#designs/views.ts'
import type { Delivery } from '#pricing/rules/delivery.ts'

type Teams = Pick<BuilderData, 'teams' | 'teamId'>

/** The team of the design's choice; the usual one until there is a choice, or when it is not the person's. */
export function teamOf({ teams, teamId }: Teams, portalId: string | undefined): BuilderTeam | null {
	if (portalId === '') return null
	const found = (id: string | null) => teams.find((team) => team.id === id)
	return found(portalId ?? null) ?? found(teamId) ?? null
}

/** As a team order in the portal is charged; without a team, as a person's own cart is. */
export const termsOf = (team: BuilderTeam | null): { fundraisingBp: number; delivery: Delivery } => ({
	fundraisingBp: team?.fundraisingBp ?? 0,
	delivery: {
		isTaxExempt: team?.isTaxExempt ?? false,
		isFree: team !== null,
		...(team?.state !== undefined && { state: team.state }),
	},
})
