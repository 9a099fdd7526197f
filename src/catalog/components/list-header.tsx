// The band over a sport's list: its name, a word about it, and the way to the other sports.
import { sports, sportNames, type Sport } from '#kit/sports.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'

const intros: Record<Sport, string> = {
	football: 'Game jerseys, practice jerseys and pants that take a hit, numbered to the 2024 rule book.',
	basketball: 'Mesh that breathes for four quarters: jerseys, shorts and reversibles.',
	baseball: 'Full-button, two-button and pinstripe, with pants to match, from tee-ball to varsity.',
	soccer: 'Light match jerseys, shorts and training tops for club and school.',
	hockey: 'Sweaters cut for pads, with laces, striped socks and warm-ups.',
	lacrosse: 'Pinnies, game jerseys and shorts made for the turf.',
}

export const sportIntro = (sport: Sport): string => intros[sport]

/** The list's title on turf. */
export function ListHeader({ sport, count }: { sport: Sport; count: number }) {
	return (
		<header className="turf">
			<div className="measure pt-5 pb-7 [&_nav_a:hover]:text-on-turf [&_nav_ol]:text-on-turf-muted [&_nav_span]:text-on-turf">
				<Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: sportNames[sport] }]} />
				<div className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
					<div>
						<h1 className="display text-title">{sportNames[sport]}</h1>
						<p className="mt-2 max-w-text text-on-turf-muted">
							{intros[sport]} {count > 0 && `${count} to choose from.`}
						</p>
					</div>
					<nav aria-label="Other sports" className="-mx-1 flex max-w-full overflow-x-auto text-label">
						{sports.map((other) => (
							<a
								key={other}
								href={`/sport/${other}/products`}
								aria-current={other === sport ? 'page' : undefined}
								className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-on-turf-muted hover:text-on-turf aria-[current=page]:bg-on-turf/12 aria-[current=page]:text-on-turf"
							>
								{sportNames[other]}
							</a>
						))}
					</nav>
				</div>
			</div>
		</header>
	)
}
