import { galleryParts } from './ui-gallery-parts.tsx'

/** Every component in every state, in both schemes, for people who build pages. */
export function UiGallery() {
	return (
		<>
			{(['light', 'dark'] as const).map((scheme) => (
				<section
					key={scheme}
					aria-label={`${scheme} scheme`}
					className={`${scheme === 'dark' ? 'scheme-dark' : 'scheme-light'} bg-page text-ink`}
				>
					<div className="measure py-12">
						<h1 className="display text-title">Components, {scheme}</h1>
						{galleryParts(scheme).map(({ title, body }) => (
							<section key={title} className="mt-12">
								<h2 className="display mb-4 text-heading">{title}</h2>
								{body}
							</section>
						))}
					</div>
				</section>
			))}
		</>
	)
}
