import {readFileSync} from 'node:fs';
import {measure, readQueries} from '../bench/relevance';
import {searchOf} from './support/search';
import {hitsOf, titlesOf} from '../src/search/runtime/hits';
import {weights} from '../src/search/runtime/weights';
import * as W from '../src/site/search/weigh';
const file = JSON.parse(readFileSync('/work/main/build/search-index.json','utf8'));
const limits = {hits: 5, pages: 5, sections: 0};
const al: Record<string,string> = {i:'io-servers/', o:'development/project-development/objects/', a:'architecture/', d:'development/', t:'tutorials/', d2:'deploying/'};
const train = readFileSync('/tmp/train.txt','utf8').trim().split('\n').map(l => {const [query='',p='']=l.split('|'); return {query, set:'tune' as const, reader:'', origin:'', pages: p.split(' ').map(x => {const [k='',v='']=x.split(':'); return (al[k]??'?')+v;})};});
const qs = [...readQueries().filter(q=>q.set==='tune'), ...train];
const site: any = (W as any).weights ?? {};
const {corpus} = searchOf(file); const titles = titlesOf(corpus.documents);
function score(): number {
  const {search} = searchOf(file);
  const find = (q: string) => hitsOf(search(q), titles, limits).map(({u}) => u.replace('/docs/',''));
  const r = measure(qs, find); return r.first + r.firstThree + r.reciprocalRank;
}
const params: [any,string][] = [
  ...['title','heading','description','keywords','content'].map(k => [weights.field,k] as [any,string]),
  ...['part','synonym','prefix','stem'].map(k => [weights.nearness,k] as [any,string]),
  ...['section','sectionCoverage','name','allInTitle','coverage'].map(k => [weights,k] as [any,string]),
  ...Object.keys(site).map(k => [site,k] as [any,string]),
];
let t=Date.now(); let best = score(); console.log('start', best.toFixed(4), Date.now()-t,'ms');
for (let round=0; round<2; round++) for (const [o,k] of params) for (const f of [0.7,0.85,1.18,1.4]) {
  const old=o[k]; o[k]=old*f; const s=score();
  if (s>best+0.0012) {best=s; console.log(k, old.toFixed(3),'→',o[k].toFixed(3), s.toFixed(4));} else o[k]=old;
}
console.log(JSON.stringify(weights), JSON.stringify(site));
