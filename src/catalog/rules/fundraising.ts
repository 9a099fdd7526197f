// Whether a product raises funds in portals with a margin: as its sport, or as the owner says.
import { raisesFunds } from '#pricing/rules/design.ts'

/** As a product stores it: undefined when it is so by its sport. */
export const ownFundraising = (sport: string, chosen: boolean): boolean | undefined =>
	chosen === raisesFunds({ sport }, null) ? undefined : chosen
