import { Icon } from '#ui/icon.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useSay } from './frame-language.tsx'
import { linksFor, type MenuFeature, type MenuGroup, type SportTile, type Viewer } from '../rules/menu.ts'

/** The dropdowns of the wide header: native `details`, one open at a time; `site-menu` adds Escape and arrow keys. */
export function HeaderMenu({ groups, viewer }: { groups: readonly MenuGroup[]; viewer: Viewer }) {
	const say = useSay()
	return (
		<nav aria-label={say('Main')} className="hidden xl:block">
			<ul className="flex">
				{groups.map((group) => (
					<li key={group.label}>
						<details name="main-menu" className="group">
							<summary className="flex min-h-11 items-center gap-1 rounded-control px-2 text-[0.9375rem] underline-offset-8 decoration-2 group-open:underline font-semibold whitespace-nowrap group-open:text-primary hover:text-primary">
								{say(group.label)}
							</summary>
							<MenuPanel group={group} viewer={viewer} />
						</details>
					</li>
				))}
			</ul>
		</nav>
	)
}

function MenuPanel({ group, viewer }: { group: MenuGroup; viewer: Viewer }) {
	return (
		<div className="rise absolute inset-x-0 top-full max-h-[calc(100dvh-6rem)] overflow-y-auto border-y border-line bg-card shadow-raised">
			<div className="measure grid grid-cols-[1fr_19rem] gap-8 py-7">
				{group.tiles ? <SportTiles tiles={group.tiles} /> : <MenuLinks group={group} viewer={viewer} />}
				<Feature feature={group.feature} />
			</div>
		</div>
	)
}

function SportTiles({ tiles }: { tiles: readonly SportTile[] }) {
	const say = useSay()
	return (
		<ul className="grid grid-cols-3 gap-3">
			{tiles.map(({ label, href, numeral }) => (
				<li key={href}>
					<a
						href={href}
						className="group/tile flex h-full items-center gap-4 rounded-card border border-line bg-page px-4 py-3.5 hover:border-primary"
					>
						<span aria-hidden="true" className="numeral w-13 text-5xl">
							{numeral}
						</span>
						<span className="display text-xl group-hover/tile:text-primary">{say(label)}</span>
					</a>
				</li>
			))}
		</ul>
	)
}

function MenuLinks({ group, viewer }: { group: MenuGroup; viewer: Viewer }) {
	const say = useSay()
	return (
		<ul className="-ml-3.5 grid auto-rows-min grid-cols-2 gap-x-4 gap-y-1.5">
			{linksFor(group.links, viewer).map(({ label, href, detail, part }) => (
				<li key={label}>
					<a href={href} className="group/link block rounded-control px-3.5 py-3 hover:bg-page">
						<span className="display text-xl group-hover/link:text-primary">{say(label)}</span>
						<span className="block text-sm text-muted">{detail && say(detail, part)}</span>
					</a>
				</li>
			))}
		</ul>
	)
}

function Feature({ feature }: { feature: MenuFeature }) {
	const say = useSay()
	return (
		<div className="turf rounded-card px-5 pt-7 pb-6">
			<p className="display text-subheading">{say(feature.title)}</p>
			<p className="mt-2 mb-4 text-sm text-on-turf-muted">{say(feature.text, feature.part)}</p>
			<ButtonLink variant="turf" href={feature.href}>
				{say(feature.action)}
				<Icon name="arrow-right" size={16} />
			</ButtonLink>
		</div>
	)
}
