import { Picture } from '#pictures/components/picture.tsx'
import type { Milestone } from '#content/about.ts'

type TimelineProps = {
	milestones: readonly Milestone[]
	/** Picture hashes by `era-<year>`, for years that have a garment. */
	pictures: Readonly<Record<string, string>>
}

/** The anchor of a milestone. */
export const yearId = ({ year }: Pick<Milestone, 'year'>): string =>
	`year-${year.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** Years along a chalk line, some with a garment of the time. */
export function Timeline({ milestones, pictures }: TimelineProps) {
	return (
		<ol className="measure relative pt-16 pb-4 before:absolute before:top-16 before:bottom-0 before:left-[1.6rem] before:border-l-2 before:border-dashed before:border-stitch md:before:left-1/2">
			{milestones.map((milestone, index) => (
				<Year
					key={`${milestone.year} ${milestone.title}`}
					milestone={milestone}
					picture={pictures[`era-${milestone.year.toLowerCase()}`]}
					isLeft={index % 2 === 0}
				/>
			))}
		</ol>
	)
}

type YearProps = { milestone: Milestone; picture: string | undefined; isLeft: boolean }

function Year({ milestone: { year, title, text }, picture, isLeft }: YearProps) {
	return (
		<li
			id={yearId({ year })}
			className="relative grid items-center gap-x-20 pb-12 pl-12 md:grid-cols-2 md:pl-0"
		>
			<span
				aria-hidden="true"
				className="patch absolute top-1.5 left-0 size-5.5 border-4 border-page bg-action md:left-[calc(50%-0.62rem)]"
			/>
			<div className={isLeft ? 'md:text-right' : 'md:col-start-2 md:row-start-1'}>
				<p className="numeral text-[clamp(3.5rem,2.5rem+4vw,6rem)]">{year}</p>
				<h2 className="display mt-1 text-subheading">{title}</h2>
				<p className={`mt-2 max-w-120 text-lg text-pretty text-body ${isLeft ? 'md:ml-auto' : ''}`}>{text}</p>
			</div>
			{picture && (
				<div className={`mt-4 md:mt-0 ${isLeft ? '' : 'md:col-start-1 md:row-start-1 md:justify-self-end'}`}>
					<Picture
						hash={picture}
						alt={`A garment in the style of ${year}`}
						sizes="(min-width: 768px) 260px, 60vw"
						className="h-auto w-[min(16.5rem,70vw)]"
					/>
				</div>
			)}
		</li>
	)
}
