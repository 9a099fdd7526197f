// Three benefits in a row, numbered like jerseys.

export type Benefit = { title: string; text: string }

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
