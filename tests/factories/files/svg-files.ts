// SVG files that run scripts, request servers or read files, or are no drawing.
import { bytesOf, refused, type HostileFile, type Targets } from './file.ts'
import { svgBombs } from './svg-bombs.ts'
import {
	clean,
	damaged,
	drawing,
	linksParts,
	linksPicture,
	namespaces,
	type ShortSvg,
} from './svg-drawing.ts'

const scripts: ShortSvg[] = [
	['a script', drawing('<script>fetch("//evil.test")</script>'), clean],
	['a script with an address', drawing('<script href="data:text/javascript,alert(1)"/>'), clean],
	['a script in CDATA', drawing('<script type="text/ecmascript"><![CDATA[alert(1)]]></script>'), clean],
	[
		'a script by another prefix',
		drawing(`<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>`),
		clean,
	],
	[
		'a script of HTML',
		drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
		clean,
	],
	['an onload', drawing('', 'width="100" height="80" onload="alert(1)"'), clean],
	[
		'event handlers',
		drawing('<circle cx="50" cy="40" r="9" onclick="alert(1)" ONMOUSEOVER="alert(2)"/>'),
		clean,
	],
	[
		'a foreign object',
		drawing(
			'<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
		),
		clean,
	],
	['a link to a script', drawing('<a href="javascript:alert(1)"><circle r="9" cx="40" cy="40"/></a>'), clean],
	[
		'an animated link',
		drawing(
			'<a><animate attributeName="href" values="javascript:alert(1)"/><circle r="9" cx="40" cy="40"/></a>',
		),
		clean,
	],
	['a setter', drawing('<set attributeName="onmouseover" to="alert(1)"/>'), clean],
	[
		'a handler',
		drawing('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>'),
		clean,
	],
	[
		'an escaped attribute',
		drawing('<path d="M0 0h9v9z" id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>'),
		clean,
	],
	['a broken-out fill', drawing('<path d="M0 0h9v9z" fill="red&quot; onload=&quot;alert(1)"/>'), clean],
	[
		'a use of a data document',
		drawing(`<use href="data:image/svg+xml,&lt;svg onload='alert(1)'/&gt;#x"/>`),
		linksParts,
	],
	[
		'a base',
		drawing('<base href="javascript:alert(1)"/>', 'width="100" height="80" xml:base="javascript:"'),
		clean,
	],
]

const addresses = ({ url }: Targets): ShortSvg[] => [
	['an image of a server', drawing(`<image href="${url}/a.png" width="9" height="9"/>`), linksPicture],
	[
		'an image of a server by xlink',
		drawing(`<image xlink:href="${url}/b.png" width="9" height="9"/>`),
		linksPicture,
	],
	[
		'an image without a scheme',
		drawing(`<image href="${url.replace('http:', '')}/c.png" width="9" height="9"/>`),
		linksPicture,
	],
	[
		'an import of a style sheet',
		drawing(`<style>@import url(${url}/d.css); rect { fill: #c21a2c }</style>`),
		clean,
	],
	['an import without an end', drawing(`<style>@import "${url}/d.css"</style>`), clean],
	[
		'a font of a server',
		drawing(`<style>@font-face { font-family: x; src: url(${url}/e.woff) }</style>`),
		clean,
	],
	['a fill of a server', drawing(`<rect width="9" height="9" fill="url(${url}/f.svg#g)"/>`), clean],
	['a style of a server', drawing(`<rect width="9" height="9" style="fill: url('${url}/g.svg#g')"/>`), clean],
	[
		'an escaped style of a server',
		drawing(`<rect width="9" height="9" style="fill: u\\72l(${url}/h)"/>`),
		clean,
	],
	[
		'a commented style of a server',
		drawing(`<style>rect { fill: u/**/rl(${url}/i) } .x{mask:url(${url}/j#m)}</style>`),
		clean,
	],
	['a use of a server', drawing(`<use href="${url}/k.svg#a"/>`), linksParts],
	[
		'a gradient of a server',
		drawing(`<linearGradient id="g" href="${url}/l.svg#g"/><rect width="9" height="9" fill="url(#g)"/>`),
		linksParts,
	],
	[
		'a filter of a server',
		drawing(
			`<filter id="f"><feImage href="${url}/m.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
		),
		clean,
	],
	[
		'a cursor of a server',
		drawing(`<rect width="9" height="9" cursor="url(${url}/n.png)" style="cursor:url(${url}/n2)"/>`),
		clean,
	],
	[
		'a style sheet instruction',
		`<?xml version="1.0"?><?xml-stylesheet href="${url}/o.css"?>${drawing('')}`,
		clean,
	],
	[
		'a mask of a server',
		drawing(`<rect width="9" height="9" mask="url(${url}/p.svg#m)" clip-path="url(${url}/q.svg#c)"/>`),
		clean,
	],
	[
		'a pattern with an image of a server',
		drawing(
			`<pattern id="p"><image href="${url}/r.png"/></pattern><rect width="9" height="9" fill="url(#p)"/>`,
		),
		clean,
	],
	['a doctype of a server', `<!DOCTYPE svg SYSTEM "${url}/s.dtd">${drawing('')}`, refused(/DOCTYPE/)],
	['metadata with addresses', drawing(`<metadata><r:x xmlns:r="${url}/rdf"/></metadata>`), clean],
]

const files = ({ picturePath, textPath }: Targets): ShortSvg[] => [
	['an image of the disk', drawing(`<image href="${picturePath}" width="50" height="50"/>`), linksPicture],
	[
		'an image of the disk by xlink',
		drawing(`<image xlink:href="${picturePath}" width="50" height="50"/>`),
		linksPicture,
	],
	[
		'an image of the disk by address',
		drawing(`<image href="file://${picturePath}" width="50" height="50"/>`),
		linksPicture,
	],
	[
		'an image of the disk in a symbol',
		drawing(`<symbol id="s"><image href="${picturePath}" width="50" height="50"/></symbol><use href="#s"/>`),
		linksPicture,
	],
	[
		'an image of the disk in a mask',
		drawing(
			`<mask id="m"><image href="${picturePath}" width="50" height="50"/></mask><rect width="50" height="50" mask="url(#m)"/>`,
		),
		linksPicture,
	],
	[
		'an image of the disk in spaces',
		drawing(`<image href="&#10; ${picturePath} " width="50" height="50"/>`),
		linksPicture,
	],
	[
		'an image with an address in a later attribute',
		drawing(`<image href="" xlink:href="${picturePath}" width="50" height="50"/>`),
		clean,
	],
	[
		'an entity of the disk',
		`<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${textPath}">]>${drawing('<path id="&x;"/>')}`,
		refused(/DOCTYPE/),
	],
	[
		'a parameter entity',
		`<!DOCTYPE svg [<!ENTITY % x SYSTEM "file://${textPath}"> %x;]>${drawing('')}`,
		refused(/DOCTYPE/),
	],
	[
		'an inclusion',
		drawing(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${textPath}" parse="text"/>`),
		clean,
	],
]

const broken: ShortSvg[] = [
	[
		'text',
		drawing('<text x="5" y="20">Eagles</text>'),
		refused(/^This SVG contains text\. Please convert text to outlines and try again\.$/),
	],
	['text on a path', drawing('<text><textPath href="#p">Go</textPath></text>'), refused(/contains text/)],
	['an undefined entity', drawing('<path d="&nope;"/>'), damaged],
	['an unknown prefix', drawing('<inkscape:path d="M0 0"/>'), damaged],
	['an end that is missing', drawing('').slice(0, -6), damaged],
	['HTML', '<!doctype html><html><body><svg></svg></body></html>', refused(/not an SVG/)],
	[
		'HTML without a doctype',
		'<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
		refused(/not an SVG/),
	],
	['no namespace', '<svg width="9" height="9"><rect width="9" height="9"/></svg>', refused(/not an SVG/)],
	['nothing to see', `<svg ${namespaces} width="9" height="9"><g/></svg>`, refused(/nothing to see/)],
	[
		'a picture in SVG',
		drawing(`<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>`),
		refused(/Only PNG and JPEG/),
	],
	[
		'a picture that is no PNG',
		drawing(`<image href="data:image/png;base64,R0lGODlhAQABAAAAACw=" width="9" height="9"/>`),
		refused(/damaged/),
	],
	['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${drawing('')}`, refused(/UTF-8/)],
]

const raw = (): HostileFile[] => {
	const wide = Uint8Array.from([0xff, 0xfe, ...Buffer.from(drawing('<script>alert(1)</script>'), 'utf16le')])
	const latin = Uint8Array.from(Buffer.from(drawing('<g id="\u00e9"/>'), 'latin1'))
	return [
		{ title: 'UTF-16', name: 'a.svg', bytes: wide, verdict: refused(/UTF-8/) },
		{ title: 'Latin 1', name: 'a.svg', bytes: latin, verdict: refused(/UTF-8/) },
		{ title: 'a NUL', name: 'a.svg', bytes: bytesOf(drawing('<g id="a\0b"/>')), verdict: damaged },
	]
}

export const svgFiles = (targets: Targets): HostileFile[] => [
	...[...scripts, ...addresses(targets), ...files(targets), ...svgBombs, ...broken].map(
		([title, svg, verdict]) => ({ title, name: 'logo.svg', bytes: bytesOf(svg), verdict }),
	),
	...raw(),
]
