// Which stylesheet a page has.
import allPages from './all-pages.css?url'
import openPages from './open-pages.css?url'

/** Pages that any visitor may open, without React: open-pages.css has the classes of their components. */
export const openRoutes =
	/^(?:catalog|search|storefront)\/|^(?:api\/routes\/(?:developers|operation)|designs\/routes\/gallery|portals\/routes\/team)$/

/** @param routes ids of the page's routes below the root; none where no page was found */
export const stylesheetOf = (routes: readonly string[]): string =>
	routes.every((id) => openRoutes.test(id)) ? openPages : allPages

/** For pages outside the router that only say what is wrong. */
export { openPages as plainStylesheet }
