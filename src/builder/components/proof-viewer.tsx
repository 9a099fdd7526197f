// The finished proof in the page: pdf.js renders every page alike in all browsers, phones included.
import type { PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- The build gives the address of the file as its default export.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { useBuilderTexts } from './builder-language.tsx'

/** pdf.js loads with the first proof that is opened. */
async function openPdf(url: string): Promise<PDFDocumentProxy> {
	const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist')
	GlobalWorkerOptions.workerSrc = workerUrl
	return getDocument({ url }).promise
}

/** Undefined while loading, null when it cannot be read. */
function usePdf(url: string): PDFDocumentProxy | null | undefined {
	const [pdf, setPdf] = useState<PDFDocumentProxy | null>()
	// Synchronizes with pdf.js, whose documents must be destroyed after use.
	useEffect(() => {
		let opened: PDFDocumentProxy | undefined
		let isWanted = true
		openPdf(url).then(
			(document) => {
				opened = document
				if (isWanted) setPdf(document)
				else void document.loadingTask.destroy()
			},
			() => {
				if (isWanted) setPdf(null)
			},
		)
		return () => {
			isWanted = false
			void opened?.loadingTask.destroy()
		}
	}, [url])
	return pdf
}

export function ProofViewer({ url }: { url: string }) {
	const pdf = usePdf(url)
	const { proof: texts } = useBuilderTexts().frame
	if (pdf === null) return <Notice tone="warning">{texts.failed}</Notice>
	if (pdf === undefined) return <p role="status">{texts.opening}</p>
	return (
		<ol aria-label={texts.sheets} className="grid gap-3">
			{Array.from({ length: pdf.numPages }, (_, index) => (
				<li key={index}>
					<Sheet pdf={pdf} number={index + 1} />
				</li>
			))}
		</ol>
	)
}

/** Rendered at twice the displayed size, so that it stays sharp when zoomed in. */
const sharpness = 2

function Sheet({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
	const canvas = useRef<HTMLCanvasElement>(null)
	const { sheet } = useBuilderTexts().frame.proof
	const [text, setText] = useState('')
	// Synchronizes with the canvas, which only a script can draw on.
	useEffect(() => {
		let isWanted = true
		const draw = async () => {
			const page = await pdf.getPage(number)
			const element = canvas.current
			if (!element || !isWanted) return
			const scale = (element.clientWidth / page.getViewport({ scale: 1 }).width) * sharpness
			const viewport = page.getViewport({ scale })
			element.width = viewport.width
			element.height = viewport.height
			await page.render({ canvas: element, viewport }).promise
			const { items } = await page.getTextContent()
			if (isWanted) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
		}
		draw().catch(() => {
			// The document was closed meanwhile, or this page cannot be drawn: the file's link remains.
			isWanted = false
		})
		return () => {
			isWanted = false
		}
	}, [pdf, number])
	return (
		<figure>
			<canvas
				ref={canvas}
				aria-hidden="true"
				className="aspect-[8.5/11] w-full rounded-notice border border-line bg-white"
			/>
			<figcaption className="mt-1 text-label text-muted">{sheet(number, pdf.numPages)}</figcaption>
			<p className="sr-only">{text}</p>
		</figure>
	)
}
