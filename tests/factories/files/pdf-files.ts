// PDF files that run scripts, request servers, read files, are locked, or expand without limit.
import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'
import { bytesOf, rebuilt, refused, type HostileFile, type Targets, type Verdict } from './file.ts'

const redMark = '0.76 0.1 0.17 rg 20 20 60 40 re f'

/** Objects numbered from 1; the first one is the catalog. */
function pdfOf(objects: readonly string[]): Uint8Array {
	let body = '%PDF-1.7\n'
	const offsets = objects.map((object, at) => {
		const offset = body.length
		body += `${at + 1} 0 obj\n${object}\nendobj\n`
		return offset
	})
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
	const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
	return Uint8Array.from(
		Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1'),
	)
}

type Page = {
	content?: string
	/** Added to the catalog. */
	catalog?: string
	/** Added to the page. */
	page?: string
	resources?: string
	mediaBox?: string
	/** Objects numbered from 5. */
	more?: string[]
}

const stream = (content: string, facts = '') =>
	`<< /Length ${content.length} ${facts} >>\nstream\n${content}\nendstream`

const pdf = ({
	content = redMark,
	catalog = '',
	page = '',
	resources = '',
	mediaBox = '0 0 100 80',
	more = [],
}: Page) =>
	pdfOf([
		`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		`<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Resources << ${resources} >> /Contents 4 0 R ${page} >>`,
		stream(content),
		...more,
	])

async function writtenBy(options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
	const document = new PdfDocument({ size: [100, 80], ...options })
	const parts: Uint8Array[] = []
	document.on('data', (part: Uint8Array) => parts.push(part))
	const ended = new Promise((done) => document.on('end', done))
	document.rect(20, 20, 60, 40).fill('#c21a2c')
	document.end()
	await ended
	return Buffer.concat(parts)
}

const clean = rebuilt('png')
const damaged = refused(/damaged/)
const locked = refused(/locked or encrypted/)

type Short = [title: string, bytes: Uint8Array, verdict: Verdict]

const active = ({ url, textPath, picturePath }: Targets): Short[] => [
	[
		'JavaScript on opening',
		pdf({ catalog: `/OpenAction << /S /JavaScript /JS (app.launchURL\\("${url}"\\);) >>` }),
		clean,
	],
	[
		'JavaScript by name',
		pdf({
			catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
			more: [`<< /S /JavaScript /JS (fetch\\("${url}"\\)) >>`],
		}),
		clean,
	],
	['an address on opening', pdf({ catalog: `/OpenAction << /S /URI /URI (${url}/open) >>` }), clean],
	['a form that is sent', pdf({ page: `/AA << /O << /S /SubmitForm /F (${url}/form) >> >>` }), clean],
	['a program to launch', pdf({ catalog: '/OpenAction << /S /Launch /F (/bin/sh) >>' }), clean],
	['a jump into a file', pdf({ catalog: `/OpenAction << /S /GoToR /F (${textPath}) /D [0 /Fit] >>` }), clean],
	[
		'content in a file',
		pdf({ content: '', more: [], page: '', resources: `/XObject << /X << /F (${textPath}) /Length 0 >> >>` }),
		refused(/empty|damaged/),
	],
	[
		'a picture in a file',
		pdf({
			content: `${redMark} q 50 0 0 50 0 0 cm /X Do Q`,
			resources: '/XObject << /X 5 0 R >>',
			more: [
				stream(
					'',
					`/Type /XObject /Subtype /Image /Width 50 /Height 50 /ColorSpace /DeviceRGB /BitsPerComponent 8 /F (${picturePath})`,
				),
			],
		}),
		clean,
	],
	[
		'a picture on a server',
		pdf({
			content: `${redMark} q 50 0 0 50 0 0 cm /X Do Q`,
			resources: '/XObject << /X 5 0 R >>',
			more: [
				stream(
					'',
					`/Type /XObject /Subtype /Image /Width 50 /Height 50 /ColorSpace /DeviceRGB /BitsPerComponent 8 /F << /FS /URL /F (${url}/p.png) >>`,
				),
			],
		}),
		clean,
	],
	[
		'a form in XFA',
		pdf({
			catalog: '/AcroForm << /XFA 5 0 R /Fields [] >>',
			more: [
				stream(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script>fetch("${url}")</script></xdp:xdp>`),
			],
		}),
		clean,
	],
	[
		'an attached file',
		pdf({
			catalog:
				'/Names << /EmbeddedFiles << /Names [(a.html) << /Type /Filespec /F (a.html) /EF << /F 5 0 R >> >>] >> >>',
			more: [stream('<script>alert(1)</script>')],
		}),
		clean,
	],
	[
		'a calculating function',
		pdf({
			content: `${redMark} /CS cs 0.5 scn 0 0 9 9 re f`,
			resources: '/ColorSpace << /CS [/Separation /Spot /DeviceRGB 5 0 R] >>',
			more: [stream('{ dup dup }', '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]')],
		}),
		clean,
	],
	[
		'a font of the machine',
		pdf({
			content: `${redMark} BT /F 9 Tf 5 5 Td (Go) Tj ET`,
			resources: `/Font << /F << /Type /Font /Subtype /TrueType /BaseFont /${textPath.replaceAll('/', '#2F')} >> >>`,
		}),
		clean,
	],
]

const zeros = deflateSync(Buffer.alloc(100_000_000)).toString('latin1')
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

const endless: Short[] = [
	['a page of 200 inches', pdf({ mediaBox: '0 0 14400 14400', content: '0 0 14400 14400 re f' }), clean],
	[
		'a page of a million inches',
		pdf({ mediaBox: '0 0 72000000 72000000', content: '0 0 72000000 72000000 re f' }),
		clean,
	],
	['a page as thin as a hair', pdf({ mediaBox: '0 0 100000 1' }), damaged],
	['a page without a size', pdf({ mediaBox: '0 0 0 0' }), clean],
	[
		'a page that is its own parent',
		pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
		damaged,
	],
	[
		'a form that draws itself',
		pdf({
			content: `${redMark} /X Do`,
			resources: '/XObject << /X 5 0 R >>',
			more: [
				stream(
					'/X Do',
					'/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
				),
			],
		}),
		clean,
	],
	[
		'a picture of 900 megapixels',
		pdf({
			content: `${redMark} q 50 0 0 50 0 0 cm /X Do Q`,
			resources: '/XObject << /X 5 0 R >>',
			more: [
				stream(
					zeros,
					'/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
				),
			],
		}),
		clean,
	],
	[
		'content that unpacks to 100 MB',
		pdf({
			content: `${redMark} /X Do`,
			resources: '/XObject << /X 5 0 R >>',
			more: [stream(zeros, '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode')],
		}),
		clean,
	],
	['lists inside lists', pdf({ catalog: `/X ${nested(200_000)}` }), refused(/damaged|too much/)],
	['an empty page', pdf({ content: '' }), refused(/first page of this PDF is empty/)],
]

export async function pdfFiles(targets: Targets): Promise<HostileFile[]> {
	const plain = await writtenBy({})
	const script = bytesOf(`<script>fetch("${targets.url}")</script>`)
	const written: Short[] = [
		['a password', await writtenBy({ userPassword: 'secret' }), locked],
		['an empty password', await writtenBy({ ownerPassword: 'secret', permissions: {} }), locked],
		['a strong password', await writtenBy({ userPassword: 'secret', pdfVersion: '1.7ext3' }), locked],
		['half a PDF', plain.subarray(0, plain.length / 2), damaged],
		['the first line of a PDF', bytesOf('%PDF-1.7\n'), damaged],
		['a PDF that is HTML too', Buffer.concat([plain, script]), clean],
		['HTML that calls itself a PDF', Buffer.concat([bytesOf('%PDF-1.4\n'), script]), damaged],
	]
	return [
		...[...active(targets), ...endless, ...written].map(([title, bytes, verdict]) => ({
			title: `PDF: ${title}`,
			name: 'logo.pdf',
			bytes,
			verdict,
		})),
		{
			title: 'a PDF named PNG',
			name: 'logo.png',
			bytes: plain,
			verdict: refused(/named \.png but holds a PDF/),
		},
	]
}
