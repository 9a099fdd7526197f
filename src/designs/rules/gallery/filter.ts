// The filters of the gallery page: a sport and a kind of garment.
import { offeredSports } from '#sports/sports.ts'

export type GalleryFilter = { sport?: string | undefined; kind?: string | undefined }
type Garment = { sport: string; kind: string }

/** The sports with garments in the shop's order, spirit wear last. */
export function sportsOf(sold: readonly string[], garments: readonly Garment[]): string[] {
	const made = new Set(garments.map(({ sport }) => sport))
	return [...offeredSports(sold), 'spirit'].filter((sport) => made.has(sport))
}

/** The kinds of garments of a sport, each once. */
export const kindsOf = (garments: readonly Garment[], sport: string): string[] => [
	...new Set(garments.filter((garment) => garment.sport === sport).map(({ kind }) => kind)),
]

export const garmentsShown = <G extends Garment>(
	garments: readonly G[],
	{ sport, kind }: GalleryFilter,
): G[] =>
	garments.filter((garment) => garment.sport === sport && (kind === undefined || garment.kind === kind))

/** An empty field of a form is no filter. */
export const readFilter = (params: URLSearchParams): GalleryFilter => ({
	sport: params.get('sport') || undefined,
	kind: params.get('kind') || undefined,
})
