// docs/recipes/page.md, proven for every page: what a new page must join is compared with what the shop serves.
import { expect, test } from 'vitest'
import { decideAccess } from '#accounts/policies.ts'
import { addressesOf } from '#accounts/rules/route-check.ts'
import { visitor } from '#kit/roles.ts'
import routes from '#routes.ts'
import { standardSports } from '#sports/sports.ts'
import { openPages, robots } from '#storefront/rules/sitemap.ts'
import { indexedPages } from './e2e/open-pages.ts'

const listed = openPages().map(({ path }) => path)
const served = addressesOf(routes).map(({ pattern }) => pattern)
const hasNoParameter = (pattern: string) => !/[:*]|\.(xml|txt|webmanifest)$/.test(pattern)
const hiddenFromRobots = [...robots('').matchAll(/^Disallow: (\/[a-z/]+)$/gm)].map(([, path]) => path ?? '')

/** Open addresses that are no pages of their own, or personal. */
const notListed = ['/cart', '/designs']
/** Robots compare beginnings: `/dev` would hide `/developers`. */
const isHidden = (path: string) => hiddenFromRobots.some((stem) => path.startsWith(stem))
const isUnlisted = (path: string) => notListed.some((stem) => path === stem || path.startsWith(`${stem}/`))

test('every page that visitors may open is in the sitemap, or kept from robots', () => {
	const open = served.filter(
		(pattern) =>
			hasNoParameter(pattern) &&
			'allow' in decideAccess(visitor, pattern) &&
			!isHidden(pattern) &&
			!isUnlisted(pattern),
	)
	expect(open.filter((path) => !listed.includes(path))).toEqual([])
	expect(open.length).toBeGreaterThanOrEqual(14)
})

test('no page of the sitemap is kept from robots', () => {
	expect(hiddenFromRobots.length).toBeGreaterThan(10)
	expect(listed.filter(isHidden)).toEqual([])
})

test('every page of the sitemap has a route', () => {
	const patterns = served.map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`))
	expect(listed.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([])
})

test('journeys check every page of the sitemap: axe, metadata, 360 px, no React', () => {
	const pages = listed.filter((path) => path !== '/' && !path.startsWith('/blog/'))
	expect(indexedPages.filter((path) => !path.startsWith('/blog/')).toSorted()).toEqual(pages.toSorted())
	expect(standardSports.every((sport) => listed.includes(`/sport/${sport}/products`))).toBe(true)
})
