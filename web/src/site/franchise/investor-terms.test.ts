import { describe, expect, it } from 'vitest';
import { defaultFranchiseModels } from '@apoti/contract/content/default-franchise-models';
import { investorTerms } from './investor-terms';

const [investor, partner] = defaultFranchiseModels;
const of = (investment: string, roi = '') => investorTerms([partner!, { ...investor!, investment, roi }]);

describe('the terms of an investor', () => {
  it('P12: are those of the first content, and of the constants without a model', () => {
    expect(investorTerms(defaultFranchiseModels)).toMatchObject({
      minimum: 12_500_000,
      rate: 0.25,
      basis: 'the stated figures',
    });
    expect(investorTerms([partner!])).toMatchObject({ minimum: 12_500_000, rate: 0.25 });
  });

  it.each([
    ['From ₦8,000,000', 8_000_000],
    ['₦12.5m to ₦20m', 12_500_000],
    ['2 units for ₦15 million', 15_000_000],
    ['From 9,500,000 naira', 9_500_000],
    ['NGN 1.5bn', 1_500_000_000],
    ['N7,000,000, paid once', 7_000_000],
    ['₦12.5M+', 12_500_000],
    ['₦8.5 mil', 8_500_000],
    ['₦8.5 mio.', 8_500_000],
    ['8.5 million naira', 8_500_000],
    ['₦8.5mn or more', 8_500_000],
    ['₦1.5 billion', 1_500_000_000],
    ['₦950 thousand', 950_000],
    ['₦8,5 million', 8_500_000],
    ['₦\u00a08\u00a0000\u00a0000', 8_000_000],
    ['₦8 000 000 100% protected', 8_000_000],
    ['₦10–15 million', 10_000_000],
    ['10 to 15 million naira', 10_000_000],
    ['₦750,000 to ₦2m', 750_000],
    ['₦5,000 for the form, from ₦8,000,000', 8_000_000],
    ['₦500,000 deposit, ₦12,000,000 in all', 12_000_000],
    ['₦500,000 refundable deposit and ₦12,000,000 in all', 12_000_000],
    ['500,000 naira as a deposit, 12 million naira in all', 12_000_000],
    ['Deposit of ₦500,000, then ₦12,000,000', 12_000_000],
    ['Application form: ₦150,000; from ₦12,000,000', 12_000_000],
    ['₦150,000 application form, from ₦12,000,000', 12_000_000],
    ['₦500,000 monthly or ₦12,000,000 at once', 12_000_000],
    ['₦500,000 per month, ₦12m in all', 12_000_000],
    ['₦500,000/month, ₦12m in all', 12_000_000],
    ['₦12,000,000 with a deposit of ₦500,000', 12_000_000],
    ['₦12,000,000 – deposit ₦500,000', 12_000_000],
    ['₦12,000,000 (deposit: ₦500,000)', 12_000_000],
    ['₦12,500,000 payable by instalments of ₦2,500,000', 12_500_000],
    ['₦5,400,000 spread over monthly payments of ₦450,000', 5_400_000],
    ['₦5m excluding registration fee of ₦100,000', 5_000_000],
    ['₦5m not counting registration of ₦250,000', 5_000_000],
    ['Earn ₦2m monthly from ₦1m', 1_000_000],
    ['Earn ₦2m per month from ₦1m', 1_000_000],
    ['Earn ₦2m a month from ₦1m', 1_000_000],
    ['Earn ₦2m net each quarter from ₦1m', 1_000_000],
    ['₦12m paid in a monthly rhythm of ₦2m', 12_000_000],
    ['₦500,000 deposit', 500_000],
    ['₦100,000', 100_000],
    ['On request', 12_500_000],
    ['₦0', 12_500_000],
    ['₦99,999', 12_500_000],
    ['₦8.5 lakh', 12_500_000],
    ['₦8.500.000', 12_500_000],
    ['₦5,000 bn', 12_500_000],
    ['', 12_500_000],
  ])('P12: an investment of “%s” begins at %d', (text, minimum) => {
    expect(of(text).minimum).toBe(minimum);
  });

  it.each([
    ['30% per year', 0.3],
    ['Up to 17.5 % a year', 0.175],
    ['20–25% per year', 0.2],
    ['18 percent annually', 0.18],
    ['between 20% and 25% per year', 0.2],
    ['20% or 25% per year', 0.2],
    ['30% return per year', 0.3],
    ['30%', 0.3],
    ['17,5% a year', 0.175],
    ['30% p.a.', 0.3],
    ['30% pa', 0.3],
    ['30 per cent per annum', 0.3],
    ['30%/year', 0.3],
    ['30% (yearly)', 0.3],
    ['30% each\u00a0year', 0.3],
    ['30% return on your investment per year', 0.3],
    ['30%, contract of 5 years', 0.3],
    ['2% per month', 0.25],
    ['0%', 0.25],
    ['A share of the revenue', 0.25],
  ])('P12: a return of “%s” is %d in a year', (text, rate) => {
    expect(of('', text).rate).toBe(rate);
  });

  it.each([
    ['100% capital protected, 30% per year', 0.3],
    ['30% per year, 100% capital protected', 0.3],
    ['100% guaranteed annual return of 30%', 0.3],
    ['100% guaranteed. Yearly return: up to 30%', 0.3],
    ['2.5% per month, 30% per year', 0.3],
    ['150% over 5 years (30% per year)', 0.3],
    ['30% per year, paid monthly', 0.3],
    ['Annual return of 30%, paid each quarter', 0.3],
    ['30% per year over 5 years', 0.3],
    ['30% guaranteed per year, paid monthly', 0.3],
    ['30% fixed return per year, monthly payouts', 0.3],
    ['30% average annual return, paid quarterly', 0.3],
    ['30% guaranteed fixed return per year, paid monthly', 0.3],
    ['100% capital protected, 30% guaranteed per year', 0.3],
    ['30% in 12 months', 0.3],
    ['30% return in 12 months', 0.3],
    ['30% over a twelve-month term', 0.3],
    ['30% in one year, paid monthly', 0.3],
  ])('P12: of “%s” the share in a year is read, %d, whatever else is promised beside it', (text, rate) => {
    expect(of('₦12,500,000', text).rate).toBe(rate);
  });

  it.each([
    '125% over 5 years',
    '125% return within five years',
    '125% over a five-year term',
    '125% after the fifth year',
    '125% return, year 5',
    'In 3 years: 90%',
    '90% / 3 years',
    '90% (3-year return)',
    '90% every 2 years',
    '90% in total',
    '8% paid monthly',
    '8% quarterly',
    '8% per quarter',
    'Annual return: 8% per month',
    '8% half-yearly',
    'Semi-annual return of 8%',
    '8% twice a year',
    '8% paid twice a year',
    '8% paid bi-annually',
    '2% monthly for 12 months',
    '25% in one year and six months',
    'Capital back after 12 months, 50% profit share',
    'Break-even within 12 months and 30% margin',
    '30% in 112 months',
    '100% guaranteed annual return',
    '100% capital protected, return of 30%',
    '50% capital protected per year, return of 30%',
    '1,250%',
  ])('P12: a return of “%s” says no share in a year, and the constants hold', (text) => {
    expect(of('₦12,500,000', text).rate).toBe(0.25);
  });

  it.each([
    ['From ₦8,000,000', '30% per year', 'the stated figures'],
    ['', ' ', 'the stated figures'],
    ['From ₦8,000,000', '2% per month', 'our usual return, not what is stated above'],
    ['On request', '30% per year', 'our usual minimum, not what is stated above'],
    ['On request', 'A share of the revenue', 'our usual minimum and return, not what is stated above'],
  ])('P12: of “%s” and “%s” the calculator goes by %s', (investment, roi, basis) => {
    expect(of(investment, roi).basis).toBe(basis);
  });
});
