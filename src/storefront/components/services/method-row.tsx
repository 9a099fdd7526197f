import type { DecorationService } from '#catalog/rules/services.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { QuoteLink } from '../quote-link.tsx'

type MethodRowProps = { service: DecorationService; picture: string | undefined; isFlipped: boolean }

/** One decoration method: an example garment, its uses and its lowest price. */
export function MethodRow({ service, picture, isFlipped }: MethodRowProps) {
	const { method, name, summary, bestFor, goodToKnow, fromCents } = service
	return (
		<article
			id={method}
			className={`grid scroll-mt-24 overflow-hidden rounded-card border border-line bg-card ${isFlipped ? 'md:grid-cols-[1.5fr_1fr]' : 'md:grid-cols-[1fr_1.5fr]'}`}
		>
			<div className={`stage grid place-items-center p-6 ${isFlipped ? 'md:order-2' : ''}`}>
				{picture && (
					<Picture
						hash={picture}
						alt={`${name} on a garment`}
						sizes="(min-width: 768px) 340px, 76vw"
						className="h-auto w-full max-w-85"
					/>
				)}
			</div>
			<div className="p-6 sm:p-9">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
					<h2 className="display text-heading">{name}</h2>
					<Price cents={fromCents} from />
				</div>
				<p className="mt-3 text-lg text-pretty text-body">{summary}</p>
				<div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
					<Points title="Best for" points={bestFor} />
					<Points title="Good to know" points={goodToKnow} />
				</div>
				<QuoteLink topic={method} variant="primary" className="mt-7">
					Get a quote
				</QuoteLink>
			</div>
		</article>
	)
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
	<div>
		<h3 className="display text-xl">{title}</h3>
		<ul className="mt-2 grid gap-1.5 text-[0.9375rem] text-body">
			{points.map((point) => (
				<li key={point} className="flex gap-2">
					<Icon name="check" size={18} className="mt-0.5 text-primary" />
					{point}
				</li>
			))}
		</ul>
	</div>
)
