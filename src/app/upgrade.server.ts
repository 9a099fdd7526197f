// What a new version of the shop changes in existing data and no migration can: it takes drawing, or the texts of files.
import { showAsWorn } from '#catalog/service/worn-pictures.server.ts'
import { fillTranslations } from '#catalog/service/start-translations.server.ts'
import type { Database } from '#database/client.server.ts'
import { indexPages, indexProducts } from '#search/service/indexing.server.ts'
import { fillPosts } from '#storefront/seeds/posts.server.ts'

/** Safe to run at every start: data that is up to date stays. */
export const upgradeData = ({ db }: Pick<Database, 'db'>): Promise<void> =>
	db.transaction(async (inner) => {
		await indexProducts(inner, await showAsWorn(inner))
		await fillTranslations(inner, new Date())
		if (await fillPosts(inner)) await indexPages(inner)
	})
