// The glyph packs on the server, bundled with the build.
import alfaSlabOne from './packs/alfa-slab-one.json' with { type: 'json' }
import anton from './packs/anton.json' with { type: 'json' }
import bebasNeue from './packs/bebas-neue.json' with { type: 'json' }
import bevan from './packs/bevan.json' with { type: 'json' }
import blackOpsOne from './packs/black-ops-one.json' with { type: 'json' }
import graduate from './packs/graduate.json' with { type: 'json' }
import oleoScript from './packs/oleo-script.json' with { type: 'json' }
import oswald from './packs/oswald.json' with { type: 'json' }
import rokkitt from './packs/rokkitt.json' with { type: 'json' }
import sairaStencilOne from './packs/saira-stencil-one.json' with { type: 'json' }
import squadaOne from './packs/squada-one.json' with { type: 'json' }
import teko from './packs/teko.json' with { type: 'json' }
import { fontsOf } from './lettering/defaults.ts'
import type { GlyphPack, GlyphPacks, LetteringFontId } from './lettering/fonts.ts'
import type { DesignConfig } from './schemas.ts'
import type { GarmentTemplate } from './template.ts'

/** Cast: TypeScript infers a JSON glyph as (string | number)[]; the pack builder writes exactly `GlyphPack`. */
const asPack = (json: { family: string }): GlyphPack => json as unknown as GlyphPack

const packs: Record<LetteringFontId, GlyphPack> = {
	'alfa-slab-one': asPack(alfaSlabOne),
	anton: asPack(anton),
	'bebas-neue': asPack(bebasNeue),
	bevan: asPack(bevan),
	'black-ops-one': asPack(blackOpsOne),
	graduate: asPack(graduate),
	'oleo-script': asPack(oleoScript),
	oswald: asPack(oswald),
	rokkitt: asPack(rokkitt),
	'saira-stencil-one': asPack(sairaStencilOne),
	'squada-one': asPack(squadaOne),
	teko: asPack(teko),
}

/** Undefined for an unknown id. */
export const loadPack = (id: string): GlyphPack | undefined =>
	Object.hasOwn(packs, id) ? packs[id as LetteringFontId] : undefined

/** The packs needed to draw this design on this garment. */
export function packsFor(config: DesignConfig, template: Pick<GarmentTemplate, 'sport'>): GlyphPacks {
	const loaded = fontsOf(config, template.sport).map((id) => [id, loadPack(id)] as const)
	return Object.fromEntries(loaded.filter((entry): entry is [string, GlyphPack] => entry[1] !== undefined))
}
