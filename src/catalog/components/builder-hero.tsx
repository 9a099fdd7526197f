// The bands of a catalog page: hero, benefits and the closing call for teams.
import type { ReactNode } from 'react'
import type { Benefit } from './builder-texts.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { ButtonLink } from '#ui/button.tsx'

export type HeroGarment = { hash: string; alt: string }

type HeroProps = {
	eyebrow: string
	title: ReactNode
	text: string
	garments: readonly HeroGarment[]
	children?: ReactNode
}

/** The first garment is in front, the others show behind it on both sides. */
const places = [
	'z-10 left-1/2 -translate-x-1/2 w-[62%] -bottom-[5%]',
	'-left-[3%] w-[50%] bottom-0 -rotate-3',
	'-right-[3%] w-[50%] bottom-0 rotate-3',
]

function Garments({ garments }: Pick<HeroProps, 'garments'>) {
	return (
		<div className="relative mx-auto aspect-[5/3.9] w-full max-w-xl self-end" aria-hidden="true">
			{garments.map(({ hash }, index) => (
				<Picture
					key={hash}
					hash={hash}
					alt=""
					sizes="(min-width: 1024px) 310px, 50vw"
					widths={[240, 320, 480]}
					isFirst={index === 0}
					inTeamColors
					className={`absolute h-auto drop-shadow-[0_18px_22px_rgb(0_0_0/0.35)] ${places[index] ?? 'hidden'}`}
				/>
			))}
		</div>
	)
}

export function BuilderHero({ eyebrow, title, text, garments, children }: HeroProps) {
	return (
		<header className="turf overflow-hidden">
			<div className="measure grid items-center gap-x-10 gap-y-6 pt-9 pb-7 lg:grid-cols-[1.05fr_1fr] lg:pt-10">
				<div className="lg:py-8">
					<p className="font-semibold text-action">{eyebrow}</p>
					<h1 className="display mt-2 text-hero">{title}</h1>
					<p className="mt-5 max-w-[34rem] text-lg text-on-turf">{text}</p>
					{children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
				</div>
				{garments.length > 0 && <Garments garments={garments} />}
			</div>
		</header>
	)
}

/** The part of a headline that is set in gold, on its own line. */
export const Gold = ({ children }: { children: ReactNode }) => (
	<span className="block text-action">{children}</span>
)

// Three benefits in a row, numbered like jerseys.

export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
	return (
		<ul className="grid gap-4.5 md:grid-cols-3">
			{benefits.map(({ title, text }, index) => (
				<li key={title} className="relative rounded-card border border-line bg-card p-6 pt-8">
					<span aria-hidden="true" className="stitch absolute inset-x-6 top-3" />
					<span aria-hidden="true" className="numeral text-5xl">
						{String(index + 1).padStart(2, '0')}
					</span>
					<h2 className="display mt-2 text-subheading">{title}</h2>
					<p className="mt-1 text-body">{text}</p>
				</li>
			))}
		</ul>
	)
}

// The closing band of a catalog page: one sentence and a link to team portals.
export function TeamBand({ title, text, action }: { title: string; text: string; action: string }) {
	return (
		<section className="turf">
			<div className="measure flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-14">
				<div className="max-w-text">
					<h2 className="display text-heading">{title}</h2>
					<p className="mt-2 text-lg text-on-turf-muted">{text}</p>
				</div>
				<ButtonLink href="/team" variant="action" size="large">
					{action}
				</ButtonLink>
			</div>
		</section>
	)
}
