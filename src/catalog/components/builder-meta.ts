// Title, description and social card of a catalog page.
import { pageMeta } from '#seo/page-meta.ts'
import { cardUrl } from '#pictures/urls.ts'
import type { HeroGarment } from './builder-hero.tsx'

type BuilderFacts = { title: string; description: string; path: string }
type Loaded = { page: { heroes: readonly HeroGarment[] }; publicUrl: string }

/** Search engines do not index the filtered lists. */
export function builderMeta(facts: BuilderFacts, loaded: Loaded | undefined) {
	const hash = loaded?.page.heroes[0]?.hash
	return pageMeta({ ...facts, publicUrl: loaded?.publicUrl ?? '', image: hash && cardUrl(hash) })
}
