import {readFileSync, writeFileSync, readdirSync} from 'node:fs';
import {parseProject, pictureOf, specs, previewLimits} from '/work/wt/house/src/features/preview/node';
import {parseEvents} from '/work/wt/house/src/content/events/parse';
const tick = 0;
const out: Record<string, unknown> = {};
for (const file of readdirSync('/work/wt/house/docs', {recursive: true}).map((f) => '/work/wt/house/docs/' + String(f)).filter((f) => /\.mdx?$/u.test(f)).sort()) {
  const text = readFileSync(file, 'utf8');
  let n = 0;
  for (const m of text.matchAll(/```xml preview[^\n]*\n([\s\S]*?)```(?:\n+```events preview[^\n]*\n([\s\S]*?)```)?/gu)) {
    const {project, faults} = parseProject(m[1]!);
    out[`${file}#${n++}`] = project ? [pictureOf(project), project.sketchedNames, previewLimits({project, program: parseEvents(m[2] ?? '')}), ...project.pages.slice(1).map((p: any) => pictureOf({...project, pages: [p]} as any)), ...project.popups.map((p: any) => pictureOf({...project, pages: [p]} as any))] : faults;
  }
}
for (const [name, spec] of [...specs].sort(([a],[b]) => a < b ? -1 : 1)) {
  const s: any = spec;
  const {project} = s.sample ? parseProject(s.sample) : {project: undefined};
  out[name] = [s.sample, s.isNamed ?? false, s.place, s.holdsObjects ?? false, s.initialValue, project && pictureOf(project), s.attributes];
}
for (const xml of ['<chart type="line" values="[1,2],[3,4]" orientation="horizontal" />','<chart type="gauge" value="30" valuerange="0,50"/>','<datalogger type="pie" loggerid="a,b"/>','<datalogger type="spline" loggerid="a"/>','<checkbox tristate="true" value=""/>','<field type="select" options="a;b"/>','<field type="multiline" value="x"/>','<field type="keypad"/>','<watch_shutter state="up" mode="horizontal"/>','<watch_shutter/>','<watch_light/>','<watch_onoff state="off"/>','<camera camera="a" play="x"/>','<camera />','<text text="&lt;h2&gt;A&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;b"/>','<shape type="diamond"/>','<panel color="glass"/>','<watch_image image="foo"/>','<image file="zz.svg"/>','<tree datamode="list" list="a/b,a/c"/>','<button icon="icon:delete" style="gr"/>','<container layout="row"><text/></container>']) {
  const {project, faults} = parseProject(xml);
  out[xml] = project ? pictureOf(project) : faults;
}
writeFileSync(process.argv[2]!, JSON.stringify(out, null, 1));
