import { formatLongDay } from '#kit/time.ts'
import { Icon } from '#ui/icon.tsx'
import type { LegalDocument, LegalSection } from '#content/legal-document.ts'
import { PageHero } from './page-sections.tsx'

/** A legal text: the summary first, then numbered sections with a table of contents. */
export function LegalPage({ document }: { document: LegalDocument }) {
	const { title, effectiveOn, summary, sections } = document
	return (
		<>
			<PageHero
				crumbs={[{ label: title }]}
				title={title}
				lead={effectiveOn === null ? undefined : `In force since ${formatLongDay(effectiveOn)}.`}
			/>
			<div className="measure grid gap-x-14 pt-12 lg:grid-cols-[1fr_2.4fr]">
				<Contents sections={sections} />
				<div>
					{summary.length > 0 && <Summary points={summary} />}
					{sections.map((section, index) => (
						<Section key={section.id} section={section} number={index + 1} />
					))}
				</div>
			</div>
		</>
	)
}

const Summary = ({ points }: { points: readonly string[] }) => (
	<section className="relative rounded-card border border-line bg-card p-6.5 pt-9">
		<span aria-hidden="true" className="stitch absolute inset-x-6.5 top-3" />
		<h2 className="display text-subheading">In short</h2>
		<ul className="mt-3 grid gap-2.5 text-lg">
			{points.map((point) => (
				<li key={point} className="flex gap-3">
					<Icon name="check" className="mt-1 text-primary" />
					<span className="text-pretty">{point}</span>
				</li>
			))}
		</ul>
	</section>
)

const Contents = ({ sections }: { sections: readonly LegalSection[] }) => (
	<nav aria-label="On this page" className="mb-8 self-start lg:sticky lg:top-24 lg:mb-0" data-screen-only>
		<h2 className="display text-xl text-muted">On this page</h2>
		<ol className="mt-2 grid gap-x-6 border-l-2 border-line sm:grid-cols-2 lg:grid-cols-1">
			{sections.map(({ id, heading }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent pl-4 text-[0.9375rem] hover:border-primary hover:text-primary pointer-coarse:min-h-11"
					>
						{heading}
					</a>
				</li>
			))}
		</ol>
	</nav>
)

function Section({ section, number }: { section: LegalSection; number: number }) {
	const { id, heading, paragraphs, points } = section
	return (
		<section
			id={id}
			className="grid scroll-mt-24 gap-x-5 border-b-2 border-dashed border-stitch py-9 last:border-0 sm:grid-cols-[4rem_1fr]"
		>
			<p aria-hidden="true" className="numeral text-[2.75rem]">
				{number}
			</p>
			<div>
				<h2 className="display text-subheading">{heading}</h2>
				{paragraphs.map((paragraph) => (
					<p key={paragraph} className="mt-3 max-w-text text-[1.0625rem] text-pretty text-body">
						{paragraph}
					</p>
				))}
				{points && (
					<ul className="mt-3 grid max-w-text list-disc gap-2 pl-5 text-[1.0625rem] text-body marker:text-primary">
						{points.map((point) => (
							<li key={point} className="pl-1 text-pretty">
								{point}
							</li>
						))}
					</ul>
				)}
			</div>
		</section>
	)
}
