// The finished proof in the page, read by the browser's own viewer; where there is none, the way to the file stands.

export const ProofViewer = ({ url }: { url: string }) => (
	<object
		data={`${url}#view=FitH`}
		type="application/pdf"
		aria-label="Proof document"
		className="aspect-[8.5/11] w-full rounded-card border border-line bg-well"
	>
		<p className="p-4 text-[0.9375rem]">
			This browser shows no PDF inside a page. Open or download the proof with the buttons above.
		</p>
	</object>
)
