// Why an upload is refused, and what is said of one that is taken, in Spanish beside the English of the file checks.
import { phrase, type Phrase } from '#kit/language.ts'

const again = 'Expórtelo otra vez'
const welcome = 'Use un archivo SVG, PNG, JPEG o PDF.'

const whole: Readonly<Record<string, string>> = {
	'The file is empty.': 'El archivo está vacío.',
	'This file is empty.': 'Este archivo está vacío.',
	'Use an SVG, PNG, JPEG or PDF file.': welcome,
	'This file is larger than 10 MB.': 'Este archivo pesa más de 10 MB.',
	'The upload was cut off. Please try again.': 'La subida se interrumpió. Inténtelo otra vez.',
	'No file arrived. Please choose one and try again.':
		'No llegó ningún archivo. Elija uno e inténtelo otra vez.',
	'Please allow cookies, or sign in, to upload files.':
		'Permita las cookies o inicie sesión para subir archivos.',
	'You have uploaded many files within the hour. Please wait a little and try again.':
		'Subió muchos archivos en una hora. Espere un poco e inténtelo otra vez.',
	'Your account has no room for another file (200 MB or 500 files). Please contact us and we will make room.':
		'En su cuenta no cabe otro archivo (200 MB o 500 archivos). Escríbanos y haremos espacio.',
	'Please sign in to upload more files.': 'Inicie sesión para subir más archivos.',
	'This logo is not among yours.': 'Este logo no está entre los suyos.',
	'Many files are being checked right now. Please try again in a minute.':
		'En este momento se revisan muchos archivos. Inténtelo otra vez en un minuto.',
	'This file takes too much time or memory to open. Please simplify it, or export it as a PNG, and try again.':
		'Abrir este archivo toma demasiado tiempo o memoria. Simplifíquelo o expórtelo como PNG e inténtelo otra vez.',
	'This file is not saved as UTF-8. Please export the SVG again as UTF-8.':
		'Este archivo no está guardado en UTF-8. Exporte el SVG otra vez en UTF-8.',
	'We cannot tell what this file is. Please use an SVG, PNG, JPEG or PDF file.': `No sabemos qué es este archivo. ${welcome}`,
	'This PDF is damaged or incomplete. Please export it again.': `Este PDF está dañado o incompleto. ${again}.`,
	'This PDF is locked or encrypted. Please save it without a password and try again.':
		'Este PDF está bloqueado o cifrado. Guárdelo sin contraseña e inténtelo otra vez.',
	'The first page of this PDF is empty.': 'La primera página de este PDF está vacía.',
	'This picture is damaged or incomplete. Please export it again.':
		'Esta imagen está dañada o incompleta. Expórtela otra vez.',
	'This picture is completely transparent. Please export it again.':
		'Esta imagen es totalmente transparente. Expórtela otra vez.',
	'This picture was made for print (CMYK). Its colors were converted and may look different on screen.':
		'Esta imagen se hizo para imprenta (CMYK). Sus colores se convirtieron y pueden verse distintos en la pantalla.',
	'This picture has no transparent background: its background will be printed too.':
		'Esta imagen no tiene fondo transparente: también se imprimirá su fondo.',
	'This drawing contains itself. Please export it again as plain SVG.': `Este dibujo se contiene a sí mismo. ${again} como SVG simple.`,
	'This drawing is too complex. Please simplify it, or export it as a PNG, and try again.':
		'Este dibujo es demasiado complejo. Simplifíquelo o expórtelo como PNG e inténtelo otra vez.',
	'This drawing holds a picture made of pixels: enlarge it only as far as that picture stays sharp.':
		'Este dibujo contiene una imagen hecha de píxeles: agrándelo solo mientras esa imagen se vea nítida.',
	'Some effects of this drawing (such as shadows, patterns or blend modes) were left out. Please compare it with your original.':
		'Algunos efectos de este dibujo (como sombras, tramas o modos de fusión) se omitieron. Compárelo con su original.',
	'This SVG links to a picture in another file. Please embed the picture, or export everything as a PNG, and try again.':
		'Este SVG usa una imagen de otro archivo. Incluya la imagen o expórtelo todo como PNG e inténtelo otra vez.',
	'This SVG links to parts in another file. Please export it again as one file with everything in it.': `Este SVG usa partes de otro archivo. ${again} como un solo archivo que lo tenga todo.`,
	'A picture inside this SVG is damaged. Please export it again.': `Una imagen dentro de este SVG está dañada. ${again}.`,
	'Only PNG and JPEG pictures can stand inside an SVG.':
		'Dentro de un SVG solo puede haber imágenes PNG y JPEG.',
	'The pictures inside this SVG have more than 50 megapixels. Please make them smaller.':
		'Las imágenes dentro de este SVG tienen más de 50 megapíxeles. Hágalas más pequeñas.',
	'This SVG cannot be drawn. Please export it again as plain SVG, PDF or PNG.': `Este SVG no se puede dibujar. ${again} como SVG simple, PDF o PNG.`,
	'There is nothing to see in this SVG. Please export it again.': `En este SVG no se ve nada. ${again}.`,
	'This SVG has too many styles. Please simplify it and try again.':
		'Este SVG tiene demasiados estilos. Simplifíquelo e inténtelo otra vez.',
	'This SVG is damaged. Please export it again.': `Este SVG está dañado. ${again}.`,
	'This is not an SVG drawing. Please use an SVG, PNG, JPEG or PDF file.': `Esto no es un dibujo SVG. ${welcome}`,
	'This SVG contains text. Please convert text to outlines and try again.':
		'Este SVG contiene texto. Convierta el texto en contornos e inténtelo otra vez.',
	'This SVG declares a document type (DOCTYPE), as old drawing programs do. Please export it again as plain SVG, PDF or PNG.': `Este SVG declara un tipo de documento (DOCTYPE), como lo hacen los programas de dibujo antiguos. ${again} como SVG simple, PDF o PNG.`,
	'This SVG does not say how large it is. Please export it again with a width and a height.': `Este SVG no dice de qué tamaño es. ${again} con ancho y alto.`,
	'This art has color blends. They print well on sublimated gear, but not as twill or spot-color screen print.':
		'Este arte tiene mezclas de color. Se imprimen bien en prendas sublimadas, pero no como twill ni en serigrafía de tintas planas.',
}

export const uploadPhrases: readonly Phrase[] = [
	...Object.entries(whole).map(([english, spanish]) => phrase(english, spanish)),
	[/^The file is larger than (\d+) MB\.$/, 'El archivo pesa más de $1 MB.'],
	[/^This is a (\w+) file\. .+$/, `Este es un archivo $1. ${welcome}`],
	[
		/^This file is named \.(\w+) but holds an? (\w+)\. Please export it again\. .+$/,
		`El nombre de este archivo termina en .$1, pero contiene un $2. ${again}. ${welcome}`,
	],
	[
		/^This PDF has (\d+) pages\. Only the first one is used\.$/,
		'Este PDF tiene $1 páginas. Solo se usa la primera.',
	],
	[
		/^This picture has (\d+) × (\d+) pixels\. Please make it smaller than 50 megapixels\.$/,
		'Esta imagen tiene $1 × $2 píxeles. Hágala de menos de 50 megapíxeles.',
	],
	[
		/^This picture is small \((\d+) × (\d+) pixels\)\. It prints sharp up to ([\d.]+) inches; a larger one or an SVG would be better\.$/,
		'Esta imagen es pequeña ($1 × $2 píxeles). Se imprime nítida hasta $3 pulgadas; sería mejor una más grande o un SVG.',
	],
	[
		/^This SVG holds more than (\d+) pictures\. Please export it as a PNG and try again\.$/,
		'Este SVG contiene más de $1 imágenes. Expórtelo como PNG e inténtelo otra vez.',
	],
	[
		/^This art has (\d+) colors\. More than (\d+) do not suit twill or spot-color screen print\.$/,
		'Este arte tiene $1 colores. Más de $2 no sirven para twill ni para serigrafía de tintas planas.',
	],
]
