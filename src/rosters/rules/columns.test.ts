// Column detection: tables as coaches send them, with and without headings.
import { expect, test } from 'vitest'
import { tableOf } from './table.ts'
import { sourceOf } from './import-rows.ts'

const rolesOf = (text: string) => sourceOf(tableOf(text)).columns.map(({ role }) => role)

test.each([
	['Vale\t07\tM\nReyes\t00\tYL', ['name', 'number', 'size']],
	['12,Vale\n7,Reyes', ['number', 'name']],
	['Sam;Vale;12;L;M\nKim;Reyes;0;M;S', ['first', 'last', 'number', 'size', 'shortsSize']],
	[
		'Player Name,Jersey #,Grade,Shirt Size,Shorts\nVale,12,11,L,M',
		['name', 'number', 'grade', 'size', 'shortsSize'],
	],
	['Jersey,Name\nL,Vale\nM,Reyes', ['size', 'name']],
	// An unknown heading above values that can only be sizes.
	['Name,Grade,Top,Hose\nVale,11,yth m,L\nReyes,12,M,M', ['name', 'grade', 'size', 'shortsSize']],
	// A kit's list by piece: both jerseys have one size, and so have both pairs of shorts.
	[
		'Name,No.,Home Jersey Size,Away Jersey Size,Home Shorts Size,Away Shorts Size\nVale,7,M,M,L,L',
		['name', 'number', 'size', 'skip', 'shortsSize', 'skip'],
	],
	// Grades are numbers too, but many players share them.
	['Vale\t11\t12\nReyes\t11\t7\nKim\t12\t44\nOda\t11\t3', ['name', 'skip', 'number']],
	['No name,Name\nx,Vale', ['hidesName', 'name']],
	['No.;Spieler;Top\n00;Kim;yth l\n5;Oda;9XL\n7;Sato;M', ['number', 'name', 'size']],
	['Vale, 41\nOda, 411', ['name', 'number']],
	['Vale\t12.0\nOda\tNo. 7', ['name', 'number']],
	// A tab within a cell of a comma-separated file.
	['Name,No.\n"Sam\tVale",12\nReyes,7', ['name', 'number']],
	['Rams, Varsity, Fall, 2026\n"Vale, Sam"\t12\n"Reyes, Kim"\t7', ['name', 'number']],
	// Two lists side by side: the second is left out, and its sizes are not taken for shorts.
	[
		'Name,No.,Size,,Name,No.,Size\nVale,1,M,,Oda,2,L',
		['name', 'number', 'size', 'skip', 'skip', 'skip', 'skip'],
	],
	[
		'Player,#,Size,Name on jersey,Parent/Guardian,Mom email,Cell,Language\nVale,7,M,VALE,Pat,p@x.test,201 555 0123,Español',
		['name', 'number', 'size', 'jerseyName', 'parentName', 'parentEmail', 'parentPhone', 'language'],
	],
	// A registration export has both parents: the first one counts.
	[
		'First Name,Last Name,Year,Parent 1 First Name,Parent 1 Last Name,Parent 1 E-mail,Parent 1 Cell Phone,Parent 2 Email\nSam,Vale,Jr,Pat,Vale,p@x.test,2015550123,q@x.test',
		['first', 'last', 'grade', 'parentFirst', 'parentLast', 'parentEmail', 'parentPhone', 'skip'],
	],
	['Name on Back,No.\nVALE,7', ['name', 'number']],
	['Name,Jersey Name\nSam Vale,VALE', ['name', 'jerseyName']],
	['Name,Contact\nSam Vale,(201) 555-0123', ['name', 'parentPhone']],
	['Name,Number,Jersey\nVale,7,M', ['name', 'number', 'size']],
	['Jersey,Number,Name\nM,7,Vale', ['size', 'number', 'name']],
	['Name,Number,Jersey\nVale,7,Home', ['name', 'number', 'skip']],
	// In Spanish.
	[
		'Jugador,N.º,Talla,Talla del short,Grado,Mamá,Correo,Teléfono,Idioma\nAna Luz,7,M,S,9,Pat,p@x.test,201 555 0123,Español',
		['name', 'number', 'size', 'shortsSize', 'grade', 'parentName', 'parentEmail', 'parentPhone', 'language'],
	],
	[
		'NOMBRE;APELLIDOS;NUMERO;FECHA DE NACIMIENTO;CORREO;NOMBRE DE LA MADRE;CORREO DE LA MADRE;ALERGIAS\nAna;Luz;7;2012;a@x.test;Pat Luz;p@x.test;M',
		['first', 'last', 'number', 'skip', 'skip', 'parentName', 'parentEmail', 'skip'],
	],
	['Nombre,Número de camiseta\nAna Luz,7', ['name', 'number']],
	['Nombre,Camiseta\nAna Luz,7', ['name', 'number']],
	['Nombre,Camiseta\nAna Luz,M', ['name', 'size']],
	['Sam Vale\t7\tpat@example.test\t201-555-0123', ['name', 'number', 'parentEmail', 'parentPhone']],
])('the columns of %j are found', (text, roles) => expect(rolesOf(text)).toEqual(roles))
