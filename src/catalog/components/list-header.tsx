// The band above a sport's list: its name, a short text and links to the other sports.
import { sportIntroIn, sportNameIn } from '#sports/sport-texts.ts'
import { offeredSports, type Sport } from '#sports/sports.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { useCatalogLanguage } from './catalog-language.tsx'
import { useListTexts } from './list-language.tsx'
import { useShell } from '#ui/shop.tsx'

/** The list's title on turf. */
export function ListHeader({ sport, count }: { sport: Sport; count: number }) {
	const { sports } = useShell()
	const language = useCatalogLanguage()
	const texts = useListTexts()
	return (
		<header className="turf">
			<div className="measure pt-5 pb-7 [&_nav_a:hover]:text-on-turf [&_nav_ol]:text-on-turf-muted [&_nav_span]:text-on-turf">
				<Breadcrumb
					name={texts.breadcrumb}
					crumbs={[{ label: texts.home, href: '/' }, { label: sportNameIn(language, sport) }]}
				/>
				<div className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
					<div>
						<h1 className="display text-title">{sportNameIn(language, sport)}</h1>
						<p className="mt-2 max-w-text text-on-turf-muted">
							{sportIntroIn(language, sport)} {count > 0 && texts.choose(count)}
						</p>
					</div>
					<nav aria-label={texts.otherSports} className="-mx-1 flex max-w-full overflow-x-auto text-label">
						{offeredSports(sports).map((other) => (
							<a
								key={other}
								href={`/sport/${other}/products`}
								aria-current={other === sport ? 'page' : undefined}
								className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold whitespace-nowrap text-on-turf-muted hover:text-on-turf aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:bg-on-turf/12 aria-[current=page]:text-on-turf"
							>
								{sportNameIn(language, other)}
							</a>
						))}
					</nav>
				</div>
			</div>
		</header>
	)
}
