// What a design on a product can start with: the shop's design of a color, or the plain garment.
import type { ServiceContext } from '#database/context.server.ts'
import type { BuilderStarts } from '#designs/views.ts'
import { picturedConfig } from '#designs/service/shop-designs.server.ts'
import { startingConfig, type Subject } from '#designs/service/subject.server.ts'
import { recolored } from '#garments/recolor.ts'
import type { StartRequest } from '../rules/start-address.ts'

export async function startsOf(
	context: Pick<ServiceContext, 'db'>,
	subject: Subject,
	{ color, team }: Pick<StartRequest, 'color' | 'team'>,
): Promise<BuilderStarts> {
	const { id: productId, colorways } = subject.product
	const colorway = colorways.find(({ id }) => id === color) ?? colorways[0]
	const pictured = colorway && (await picturedConfig(context, { productId, colorway: colorway.id }))
	if (!team) return { pictured: pictured ?? null, plain: startingConfig(subject, colorway) }
	const [primary, secondary] = [team.primary.hex, team.secondary.hex]
	return {
		pictured: pictured ? recolored(pictured, { primary, secondary, teamName: team.teamName }) : null,
		plain: startingConfig(subject, { primary, secondary }),
	}
}
